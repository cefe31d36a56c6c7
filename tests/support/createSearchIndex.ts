import type { PackedPage, PackedSection, SearchIndex } from '../../plugins/site-search/shared/engine/SearchIndex';

/** A page with only those properties that a test needs. */
export type SketchedPage = Partial<Omit<PackedPage, 'sections'>> & { sections: readonly SketchedSection[] };

export type SketchedSection = Pick<PackedSection, 'heading'> & Partial<PackedSection>;

/** Creates an index of pages of the documentation. The first section of a page is its title. */
export function createSearchIndex(pages: readonly SketchedPage[]): SearchIndex {
  return {
    origin: 'https://example.com',
    pages: pages.map(({ sections, ...page }, number) => ({
      ...{ path: `/${number}`, area: 'Documentation', language: 'en', tag: 'default', rank: 3, links: 0 },
      ...{ description: '', keywords: [] },
      ...page,
      sections: sections.map((section, place) => ({
        ...{ anchor: '', level: place === 0 ? 1 : 2, texts: [], code: [] },
        ...section,
      })),
    })),
  };
}
