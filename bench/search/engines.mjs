import { create, insertMultiple, load, save, search } from '@orama/orama';
import FlexSearch from 'flexsearch';
import MiniSearch from 'minisearch';
import { loadLib } from '../loadLib.mjs';

const { tokenize, tokenizeContent, tokenizeQuery } = loadLib('lib/search/tokenize.ts');
const { expandQuery } = loadLib('lib/search/engine/expandQuery.ts');
const { createRanker } = loadLib('lib/search/engine/createRanker.ts');
const { fromIndexFile, toIndexFile } = loadLib('lib/search/engine/IndexFile.ts');
const { unpackSections } = loadLib('lib/search/engine/SearchIndex.ts');

/** @typedef {import('../../lib/search/engine/SearchIndex').SearchIndex} SearchIndex */
/** @typedef {(query: string) => string[]} Ask gives the paths of pages, best first */
/** @typedef {Record<'id' | 'page' | keyof typeof BOOST, string>} Document a section */
/** @typedef {{packed: SearchIndex, documents: Document[]}} Corpus what is to be found */

/**
 * @typedef {object} Engine
 * @property {string} code what is bundled for the engine's size
 * @property {(corpus: Corpus) => string} ship what the browser would load beside the engine's code
 * @property {(shipped: string) => Ask} open makes the engine from that
 */

/** What a field is worth; the same for every engine that knows weights. */
const BOOST = { title: 8, keywords: 5, heading: 5, parents: 1.3, description: 2, text: 1, code: 0.3 };
const FIELDS = /** @type {(keyof typeof BOOST)[]} */ (Object.keys(BOOST));

/**
 * One document for each section, with the same fields for all engines.
 *
 * @param {SearchIndex} packed
 * @returns {Document[]}
 */
export function toDocuments(packed) {
  return unpackSections(packed).map(({ id, path: page, level, headings, texts, code, description, keywords }) => ({
    id: String(id),
    page,
    title: level === 1 ? `${headings.at(-1) ?? ''} ${page.split('/').at(-1) ?? ''}` : '',
    heading: level === 1 ? '' : (headings.at(-1) ?? ''),
    parents: headings.slice(0, -1).filter(Boolean).join(' '),
    keywords: keywords.join(' , '),
    description,
    text: texts.join('\n'),
    code: code.join(' '),
  }));
}

/**
 * The query as every engine gets it: without the words of questions, with the first synonyms behind it.
 *
 * @param {string} query
 */
function prepare(query) {
  const synonyms = expandQuery(query).flatMap(({ alternatives }) =>
    alternatives.slice(1, 3).flatMap(({ words }) => words),
  );

  return [...new Set([...tokenizeQuery(query), ...synonyms])].join(' ');
}

/** @type {Readonly<Record<string, Engine>>} */
export const ENGINES = {
  'MiniSearch with the site’s ranking': describe({
    code: "export * from './lib/search/engine/createEmbeddedClient.ts'",
    // The texts alone: the index is built where it is used.
    ship: ({ packed }) => toIndexFile(packed),
    open: (shipped) => {
      const rank = createRanker(unpackSections(fromIndexFile(shipped)));

      return (query) => rank(query).map(({ section }) => section.path);
    },
  }),
  MiniSearch: describe({
    code: "export { default } from 'minisearch'",
    ship: ({ documents }) => {
      const index = new MiniSearch(MINISEARCH_OPTIONS);
      index.addAll(documents);

      return index.toJSON();
    },
    open: (shipped) => {
      const index = MiniSearch.loadJS(shipped, MINISEARCH_OPTIONS);

      // What is stored of a document is its page.
      return (query) => index.search(prepare(query)).map((result) => String(result.page));
    },
  }),
  Orama: describe({
    code: "export { create, load, search } from '@orama/orama'",
    ship: ({ documents }) => {
      const db = createOrama();
      insertMultiple(db, documents);

      return save(db);
    },
    open: (shipped) => {
      const db = createOrama();
      load(db, shipped);

      return (query) => {
        const settings = {
          properties: FIELDS,
          boost: BOOST,
          tolerance: chooseTolerance(query),
          threshold: 1,
          limit: 50,
        };

        return search(db, { term: prepare(query), ...settings }).hits.map(({ document }) => document.page);
      };
    },
  }),
  FlexSearch: describe({
    code: "export { Document, Encoder } from 'flexsearch'",
    // Its export is larger than the texts, so the texts are shipped here too.
    ship: ({ documents }) => documents,
    open: openFlexSearch,
  }),
};

/**
 * @template Shipped
 * @param {{code: string, ship: (corpus: Corpus) => Shipped, open: (shipped: Shipped) => Ask}} engine
 * @returns {Engine} that ships text
 */
function describe({ code, ship, open }) {
  return {
    code,
    ship: (corpus) => JSON.stringify(ship(corpus)),
    // Text that `ship` has written.
    open: (text) => open(/** @type {Shipped} */ (JSON.parse(text))),
  };
}

/** @type {import('minisearch').Options<Document>} */
const MINISEARCH_OPTIONS = {
  fields: FIELDS,
  storeFields: ['page'],
  tokenize: tokenizeContent,
  processTerm: (term) => term,
  searchOptions: {
    tokenize: (query) => query.split(' '),
    boost: BOOST,
    prefix: (term) => term.length > 1,
    fuzzy: chooseTolerance,
  },
};

/**
 * @param {string} text a word, or a query
 * @returns {number} how many letters may differ
 */
function chooseTolerance({ length }) {
  if (length > 7) return 2;

  return length > 3 ? 1 : 0;
}

function createOrama() {
  return create({
    schema: Object.fromEntries(['page', ...FIELDS].map((field) => [field, 'string'])),
    components: { tokenizer: { language: 'english', normalizationCache: new Map(), tokenize } },
  });
}

/**
 * @param {readonly Document[]} documents
 * @returns {Ask}
 */
function openFlexSearch(documents) {
  const encoder = FlexSearch.Charset.LatinBalance;
  const index = new FlexSearch.Document({
    tokenize: 'forward',
    encoder,
    document: {
      id: 'id',
      index: FIELDS.map((field) => {
        const tokens = field === 'text' ? /** @type {const} */ ('strict') : /** @type {const} */ ('forward');

        return { field, tokenize: tokens, encoder };
      }),
    },
  });
  for (const document of documents) index.add(document);
  const pages = documents.map(({ page }) => page);

  return (query) => {
    /** @type {Map<string | number, number>} */
    const scores = new Map();
    for (const { field, result } of index.search(prepare(query), { suggest: true, limit: 50 })) {
      const boost = BOOST[/** @type {keyof typeof BOOST} */ (field)];
      result.forEach((id, place) => scores.set(id, (scores.get(id) ?? 0) + boost / (place + 3)));
    }

    return [...scores].sort((one, other) => other[1] - one[1]).map(([id]) => pages[Number(id)] ?? '');
  };
}
