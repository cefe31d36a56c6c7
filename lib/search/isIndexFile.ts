import { isLocalPath } from '../html/isLocalPath';
import { isJsonObject } from '../json/objects';

/** Name of the file with the embedded search index, relative to the base URL. */
export const SEARCH_INDEX = 'search-index.json';

/**
 * Transfer format of the search index. Values of one kind form a column, because similar values compress better side by
 * side. Each page states the number of its sections; two columns state the numbers of texts and of code names per
 * section. The values of a string are separated by the control character U+007F.
 */
export interface IndexFile {
  origin: string;
  pages: IndexFilePage[];
  /** Heading levels, one digit per section. */
  levels: string;
  /**
   * Anchors of the sections: `=` if the anchor can be derived from the heading, empty if the section has none.
   */
  anchors: string;
  textCounts: number[];
  codeCounts: number[];
  /**
   * Texts: headings of all sections, descriptions of all pages, texts of all sections, keywords of all pages. If you
   * change their order, separator or endings, rename this key: otherwise, `isIndexFile` accepts cached copies of the last
   * release.
   */
  prose: string;
  /** Names in the code of all sections. */
  code: string;
}

/** Metadata of a page. The comments name the corresponding properties of `SearchRecord`. */
interface IndexFilePage {
  path: string;
  /** `hierarchy.lvl0`. */
  area: string;
  language: string;
  /** `docusaurus_tag`. */
  tag: string;
  /** `weight.page_rank`. */
  rank: number;
  /** `weight.links`. */
  links: number;
  /** Number of sections. */
  sections: number;
}

/**
 * Returns whether a value is a search index of this format. The host may respond with a different file, and a cached
 * copy may come from another release. Valibot is not used, because it would add 1 KB to the search download and to the
 * service worker.
 */
export function isIndexFile(value: unknown): value is IndexFile {
  return (
    isJsonObject(value) &&
    ['origin', 'anchors', 'prose', 'code'].every((key) => typeof value[key] === 'string') &&
    typeof value.levels === 'string' &&
    /^[1-6]*$/.test(value.levels) &&
    isListOf(value.pages, isPage) &&
    isListOf(value.textCounts, isCount) &&
    isListOf(value.codeCounts, isCount)
  );
}

function isPage(value: unknown): boolean {
  return (
    isJsonObject(value) &&
    ['path', 'area', 'language', 'tag'].every((key) => typeof value[key] === 'string') &&
    isLocalPath(String(value.path)) &&
    Number.isFinite(value.rank) &&
    Number.isFinite(value.links) &&
    isCount(value.sections)
  );
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}
