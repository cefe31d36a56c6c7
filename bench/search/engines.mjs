import { createRequire } from 'node:module';
import path from 'node:path';
import { create, insertMultiple, load, save, search } from '@orama/orama';
import FlexSearch from 'flexsearch';
import { loadLib } from './loadLib.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const MiniSearch = createRequire(path.join(root, 'package.json'))('minisearch');
const { tokenize, tokenizeContent, tokenizeQuery } = loadLib('lib/search/tokenize.ts');
const { expandQuery } = loadLib('lib/search/engine/expandQuery.ts');
const { createRanker } = loadLib('lib/search/engine/createRanker.ts');
const { fromIndexFile, toIndexFile } = loadLib('lib/search/engine/IndexFile.ts');
const { unpackSections } = loadLib('lib/search/engine/SearchIndex.ts');

/** What a field is worth; the same for every engine that knows weights. */
const BOOST = { title: 8, keywords: 5, heading: 5, parents: 1.3, description: 2, text: 1, code: 0.3 };
const FIELDS = Object.keys(BOOST);

/** One document for each section, with the same fields for all engines. */
export function toDocuments(packed) {
  return unpackSections(packed).map(({ id, path: page, level, headings, texts, code, description, keywords }) => ({
    id: String(id),
    page,
    title: level === 1 ? `${headings.at(-1)} ${page.split('/').at(-1)}` : '',
    heading: level === 1 ? '' : (headings.at(-1) ?? ''),
    parents: headings.slice(0, -1).filter(Boolean).join(' '),
    keywords: keywords.join(' , '),
    description,
    text: texts.join('\n'),
    code: code.join(' '),
  }));
}

/** The query as every engine gets it: without the words of questions, with the first synonyms behind it. */
function prepare(query) {
  const synonyms = expandQuery(query).flatMap(({ alternatives }) =>
    alternatives.slice(1, 3).flatMap(({ words }) => words),
  );
  return [...new Set([...tokenizeQuery(query), ...synonyms])].join(' ');
}

/**
 * Each engine: `build` makes it from documents, `ship` says what the browser would load beside the engine's code, `open` makes it from that, `code` is
 * what is bundled for the engine's size.
 */
export const ENGINES = {
  'MiniSearch with the site’s ranking': {
    code: "export * from './lib/search/engine/createEmbeddedClient.ts'",
    // The texts alone: the index is built where it is used.
    ship: ({ packed }) => toIndexFile(packed),
    open: (shipped) => {
      const sections = unpackSections(fromIndexFile(shipped));
      const rank = createRanker(sections);
      return (query) => rank(query).map(({ section }) => section.path);
    },
  },
  MiniSearch: {
    code: "export { default } from 'minisearch'",
    ship: ({ documents }) => {
      const index = new MiniSearch(miniSearchOptions());
      index.addAll(documents);
      return index.toJSON();
    },
    open: (shipped) => {
      const index = MiniSearch.loadJS(shipped, miniSearchOptions());
      return (query) => index.search(prepare(query)).map(({ page }) => page);
    },
  },
  Orama: {
    code: "export { create, load, search } from '@orama/orama'",
    ship: ({ documents }) => {
      const db = createOrama();
      insertMultiple(db, documents);
      return save(db);
    },
    open: (shipped) => {
      const db = createOrama();
      load(db, shipped);
      return (query) =>
        search(db, {
          term: prepare(query),
          properties: FIELDS,
          boost: BOOST,
          tolerance: query.length > 7 ? 2 : query.length > 3 ? 1 : 0,
          threshold: 1,
          limit: 50,
        }).hits.map(({ document }) => document.page);
    },
  },
  FlexSearch: {
    code: "export { Document, Encoder } from 'flexsearch'",
    // Its export is larger than the texts, so the texts are shipped here too.
    ship: ({ documents }) => documents,
    open: (documents) => {
      const index = new FlexSearch.Document({
        tokenize: 'forward',
        encoder: FlexSearch.Charset.LatinBalance,
        document: {
          id: 'id',
          index: FIELDS.map((field) => ({
            field,
            tokenize: field === 'text' ? 'strict' : 'forward',
            encoder: FlexSearch.Charset.LatinBalance,
          })),
        },
      });
      for (const document of documents) index.add(document);
      const pages = documents.map(({ page }) => page);
      return (query) => {
        const scores = new Map();
        for (const { field, result } of index.search(prepare(query), { suggest: true, limit: 50 })) {
          result.forEach((id, place) => scores.set(id, (scores.get(id) ?? 0) + BOOST[field] / (place + 3)));
        }
        return [...scores].sort((one, other) => other[1] - one[1]).map(([id]) => pages[Number(id)]);
      };
    },
  },
};

function miniSearchOptions() {
  return {
    fields: FIELDS,
    storeFields: ['page'],
    tokenize: tokenizeContent,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (query) => query.split(' '),
      boost: BOOST,
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 7 ? 2 : term.length > 3 ? 1 : 0),
    },
  };
}

function createOrama() {
  return create({
    schema: Object.fromEntries(['page', ...FIELDS].map((field) => [field, 'string'])),
    components: { tokenizer: { language: 'english', normalizationCache: new Map(), tokenize } },
  });
}
