import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { type Engine, measureBytes } from './Engine';
import type { CompleteSection } from './readSections';

/** The part of FlexSearch that is used here. Its own types exist only after its installation. */
interface FlexSearch {
  Document: new (options: object) => {
    add: (section: CompleteSection) => void;
    search: (query: string, options: object) => { id: number }[];
  };
  Charset: Readonly<Record<string, unknown>>;
}

/** Function that loads packages of this folder. Their names must not be literals, because they may not be installed. */
const requireStock = createRequire(path.join(__dirname, 'package.json'));

/** Creates MiniSearch with the options of its README: a title counts twice, and prefixes and misspellings match. */
export function createMiniSearch(sections: readonly CompleteSection[]): Engine {
  const index = new MiniSearch<CompleteSection>({
    fields: ['title', 'text'],
    searchOptions: { boost: { title: 2 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(sections);
  const library = path.join(path.dirname(require.resolve('minisearch')), '../umd/index.js');
  return {
    name: 'MiniSearch',
    search: (query) => index.search(query).map(({ id }) => sections[id as number]?.address ?? ''),
    measureDownload: () => measureBytes(readFileSync(library)) + measureBytes(JSON.stringify(sections)),
  };
}

/** Creates FlexSearch with its default options, which require all words of the query. */
export function createFlexSearch(sections: readonly CompleteSection[]): Engine {
  return indexWithFlexSearch('FlexSearch', sections, () => ({}), {});
}

/** Creates FlexSearch with all that its README recommends for more matches: a tokenizer, an encoder and suggestions. */
export function createTolerantFlexSearch(sections: readonly CompleteSection[]): Engine {
  const options = ({ Charset }: FlexSearch): object => ({ tokenize: 'forward', encoder: Charset.LatinBalance });
  return indexWithFlexSearch('FlexSearch, tolerant', sections, options, { suggest: true });
}

function indexWithFlexSearch(
  name: string,
  sections: readonly CompleteSection[],
  listOptions: (library: FlexSearch) => object,
  searchOptions: object,
): Engine {
  const library = requireStock('flexsearch') as FlexSearch;
  const index = new library.Document({ ...listOptions(library), document: { id: 'id', index: ['title', 'text'] } });
  for (const section of sections) index.add(section);
  const file = requireStock.resolve('flexsearch');
  return {
    name,
    search: (query) =>
      index.search(query, { ...searchOptions, merge: true }).map(({ id }) => sections[id]?.address ?? ''),
    measureDownload: () => measureBytes(readFileSync(file)) + measureBytes(JSON.stringify(sections)),
  };
}
