import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { IndexFile } from '../../lib/search/isIndexFile';
import { createRanker } from '../../plugins/site-search/shared/engine/createRanker';
import { fromIndexFile } from '../../plugins/site-search/shared/engine/IndexFile';
import { type SearchIndex, unpackSections } from '../../plugins/site-search/shared/engine/SearchIndex';
import { findScripts } from '../search/findScripts';
import { SITE_FOLDER } from '../support/sites';
import { listPages } from './measureRelevance';

// The embedded search of the built site. Runs the same code as the browser, but in Node.

/**
 * Strings that minifiers keep: one from the engine, and one from the code that calls it. The worker loads both scripts.
 */
const ENGINE_MARKS = ['MiniSearch: ', 'associative array'] as const;

const INDEX_FILE = path.join(SITE_FOLDER, 'search-index.json');

export function readIndex(): SearchIndex {
  return fromIndexFile(JSON.parse(readFileSync(INDEX_FILE, 'utf8')) as IndexFile);
}

/** @returns a search for the addresses of sections, best first */
export function connectSections(index: SearchIndex): (query: string) => string[] {
  const rank = createRanker(unpackSections(index));
  return (query) => rank(query).sections.map(({ section }) => toAddress(section.url.slice(index.origin.length)));
}

/** @returns a search for the paths of pages, best first, each once */
export function connect(index: SearchIndex): (query: string) => string[] {
  const search = connectSections(index);
  return (query) => listPages(search(query));
}

/** @returns a path with or without an anchor, without the slash at the end of the path */
export function toAddress(url: string): string {
  return url.replace(/(.)\/(?=#|$)/, '$1');
}

/** Measures what a browser loads before its first result: bytes with brotli. */
export function measureDownload(): { index: number; engine: number; engineFiles: number } {
  const engine = [...new Set(ENGINE_MARKS.flatMap((mark) => findScripts(SITE_FOLDER, mark)))];
  const measure = (file: string): number => brotliCompressSync(readFileSync(file)).length;
  return {
    index: measure(INDEX_FILE),
    engine: engine.reduce((sum, file) => sum + measure(file), 0),
    engineFiles: engine.length,
  };
}
