import type { Hierarchy, SearchClient, SearchHit, SearchRequest, SearchResponse, Snippet, Snippets } from '../types';
import { LEVELS } from '../createSearchRequest';
import { createRanker, type RankedSection } from './createRanker';
import { countMatches, markText } from './markText';
import { type SearchIndex, type Section, unpackSections } from './SearchIndex';

/** Maximum number of searched characters, the same as Algolia's. The search box accepts fewer. */
const MAX_SEARCHED_LENGTH = 512;

/**
 * Creates a client that answers requests in the format of Algolia from an index in memory. Like Algolia with
 * `distinct`, it returns one hit per URL. It never rejects.
 */
export function createEmbeddedClient(index: SearchIndex): SearchClient {
  const sections = unpackSections(index);
  const rank = createRanker(sections);
  // Like Algolia, lists the highest-ranked pages for an empty query.
  const pages = sections
    .filter(({ level }) => level === 1)
    .sort((one, other) => other.rank - one.rank || other.links - one.links)
    .map((section): RankedSection => ({ section, matches: new Set() }));

  const answer = (request: SearchRequest): SearchResponse => {
    const { page = 0, hitsPerPage, facetFilters, facets = [] } = request;
    // Pasted text may have accents as characters of their own, as in names of files on macOS.
    const query = request.query.slice(0, MAX_SEARCHED_LENGTH).normalize().trim();
    const ranking = query === '' ? { sections: pages, missingWords: [] } : rank(query);
    const passing = ranking.sections.filter(({ section }) => passesFilters(section, facetFilters));
    const ranked = keepFirstOfUrl(passing);
    const hits = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((found) => createHit(found, request));

    return {
      hits,
      nbHits: ranked.length,
      nbPages: Math.ceil(ranked.length / hitsPerPage),
      ...(ranking.missingWords.length > 0 && { missingWords: ranking.missingWords }),
      facets: countFacets(ranked, facets),
    };
  };

  return { search: ({ requests }) => Promise.resolve({ results: requests.map(answer) }) };
}

/** Keeps the highest-ranked section of each URL. Sections whose headings have no id have the URL of their page. */
function keepFirstOfUrl(ranked: readonly RankedSection[]): RankedSection[] {
  const urls = new Set<string>();
  return ranked.filter(({ section: { url } }) => !urls.has(url) && urls.add(url));
}

// Facets: attributes by which results are filtered and counted.

const FACETS: Readonly<Record<string, (section: Section) => string>> = {
  language: ({ language }) => language,
  docusaurus_tag: ({ tag }) => tag,
  'hierarchy.lvl0': ({ area }) => area,
};

function passesFilters(section: Section, filters: SearchRequest['facetFilters']): boolean {
  return filters.every((filter) => [filter].flat().some((alternative) => passesFilter(section, alternative)));
}

function passesFilter(section: Section, filter: string): boolean {
  const colon = filter.indexOf(':');
  return FACETS[filter.slice(0, colon)]?.(section) === filter.slice(colon + 1);
}

function countFacets(
  ranked: readonly RankedSection[],
  facets: readonly string[],
): Record<string, Record<string, number>> {
  return Object.fromEntries(
    facets.map((facet) => {
      const counts: Record<string, number> = {};
      for (const { section } of ranked) {
        const value = FACETS[facet]?.(section);
        if (value !== undefined) counts[value] = (counts[value] ?? 0) + 1;
      }
      return [facet, counts];
    }),
  );
}

/** Creates a hit. It shows the section's heading, or a paragraph if that contains more of the query. */
function createHit({ section, matches }: RankedSection, request: SearchRequest): SearchHit {
  const text = chooseText(section, matches);
  // Heading levels are 1 to 6.
  const type: SearchHit['type'] =
    section.level > 1 && text !== undefined ? 'content' : `lvl${section.level as 1 | 2 | 3 | 4 | 5 | 6}`;
  const content = text ?? (section.description || null);
  const hierarchy = createHierarchy(section);

  return {
    objectID: `${section.url}|${type}`,
    url: section.url,
    type,
    hierarchy,
    content,
    _snippetResult: createSnippets(hierarchy, content, matches, request),
  };
}

/** Shortens the headings and the text, and marks the matches in them. */
function createSnippets(
  hierarchy: Hierarchy,
  content: string | null,
  matches: ReadonlySet<string>,
  request: SearchRequest,
): Snippets {
  const { highlightPreTag: preTag, highlightPostTag: postTag, snippetEllipsisText: ellipsis } = request;
  const options = { preTag, postTag, maxWords: readSnippetLimit(request), ellipsis };
  const createSnippet = (text: string): Snippet => ({ value: markText(text, matches, options) });
  const levels = LEVELS.slice(1).flatMap((level) => {
    const heading = hierarchy[level];
    return heading === null ? [] : [[level, createSnippet(heading)] as const];
  });

  return { hierarchy: Object.fromEntries(levels), ...(content !== null && { content: createSnippet(content) }) };
}

function chooseText({ heading, texts }: Section, matches: ReadonlySet<string>): string | undefined {
  let best: string | undefined;
  let most = countMatches(heading, matches);
  for (const text of texts) {
    const count = countMatches(text, matches);
    if (count > most) [best, most] = [text, count];
  }
  return best;
}

function createHierarchy({ area, headings }: Section): Hierarchy {
  const at = (level: number): string | null => headings[level - 1] ?? null;
  return { lvl0: area, lvl1: at(1) ?? '', lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6) };
}

/** Reads the number of words from an attribute such as `content:10`. It is the same for all attributes. */
function readSnippetLimit({ attributesToSnippet: [attribute = ''] }: SearchRequest): number {
  return Number(attribute.split(':')[1]);
}
