// cspell:ignore Sizefor
import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { EQUIVALENTS, ONE_WAY_SYNONYMS } from './synonyms';

/**
 * Settings of the provider's index, pushed together with the records. They approximate the ranking of the embedded
 * engine.
 */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
    'unordered(code)',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'hierarchy.lvl0', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  customRanking: ['desc(weight.page_rank)', 'desc(weight.level)', 'desc(weight.links)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  // Returns one result per URL, its best record.
  attributeForDistinct: 'url',
  distinct: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  // Symbols of the contract language and of command-line flags.
  separatorsToIndex: '[]{}-@',
  camelCaseAttributes: ['code', 'content'],
  ignorePlurals: true,
  removeStopWords: true,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  removeWordsIfNoResults: 'allOptional',
};

/** Phrases that pages do not use, with the words to search for instead. Only the provider looks up phrases. */
const PHRASE_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  'open api': ['openapi'],
  'why wirespec': ['comparison', 'vision', 'introduction'],
  'query string': ['query'],
  'url parameter': ['query', 'path'],
  'query parameter': ['query'],
  'status code': ['status', 'response'],
  'api key': ['authentication'],
  'custom type': ['type', 'refined'],
  'missing value': ['optional'],
  'not required': ['optional'],
  'code generation': ['generate', 'emitter'],
  'code generator': ['generate', 'emitter'],
  'target language': ['emitter'],
  'spring boot': ['spring'],
  'continuous integration': ['ci', 'exit code'],
  'github action': ['ci', 'exit code'],
  'not working': ['troubleshooting'],
};

/** Converts the synonyms to the provider's format. */
export function listProviderSynonyms(): SynonymHit[] {
  const equivalents = EQUIVALENTS.map((group): SynonymHit => ({
    objectID: `same-${toId(group[0] ?? '')}`,
    type: 'synonym',
    synonyms: [...group],
  }));
  const oneWay = [...ONE_WAY_SYNONYMS, ...Object.entries(PHRASE_SYNONYMS)].map(([input, synonyms]): SynonymHit => ({
    objectID: `from-${toId(input)}`,
    type: 'oneWaySynonym',
    input,
    synonyms: [...synonyms],
  }));
  return [...equivalents, ...oneWay];
}

function toId(words: string): string {
  return words.replaceAll(/[^a-z0-9]+/g, '-');
}
