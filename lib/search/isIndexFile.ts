import { isLocalPath } from '../html/isLocalPath';
import { isJsonObject } from '../json/objects';

/** Name of the file with the embedded search index, relative to the base URL. */
export const SEARCH_INDEX = 'search-index.json';

/**
 * Transfer format of the search index. Control characters separate pages (U+0081), their sections (U+0080) and the lines
 * of a section (U+007F). If you change the format, rename the key of the text: otherwise, `isIndexFile` accepts cached
 * copies of the last release.
 */
export interface IndexFile {
  /** Frequent words, separated by spaces. */
  words: string;
  /**
   * Texts of all pages, with a character for each frequent word: U+0100 is the first word of `words`, U+0101 the second.
   *
   * A page begins with two lines: its description, and its keywords separated by commas. A section begins with the heading
   * level and the anchor, which is `=` if it can be derived from the heading. The next lines are the heading, the texts,
   * and the names in code separated by spaces. Truncated texts end with a space.
   */
  text: string;
  origin: string;
  pages: IndexFilePage[];
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
}

/** Start of a section without a heading level. */
const NO_LEVEL = /\x80(?![1-6])/;

/** Matches a separator of the text. No frequent word contains one. */
const SEPARATOR = /[\x7F-\x81]/;

/**
 * Returns whether a value is a search index of this format. The host may respond with a different file, and a cached
 * copy may come from another release. This function does not use Valibot, which would add 1 KB to the search download
 * and to the service worker.
 */
export function isIndexFile(value: unknown): value is IndexFile {
  return (
    isJsonObject(value) &&
    ['words', 'text', 'origin'].every((key) => typeof value[key] === 'string') &&
    !SEPARATOR.test(String(value.words)) &&
    !NO_LEVEL.test(String(value.text)) &&
    Array.isArray(value.pages) &&
    value.pages.every(isPage)
  );
}

function isPage(value: unknown): boolean {
  return (
    isJsonObject(value) &&
    ['path', 'area', 'language', 'tag'].every((key) => typeof value[key] === 'string') &&
    isLocalPath(String(value.path)) &&
    Number.isFinite(value.rank) &&
    Number.isFinite(value.links)
  );
}
