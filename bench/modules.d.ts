/** What the measurements use of the site's own TypeScript: the module behind each path, which has to be the same. */
export interface Modules {
  'lib/built-pages/readBuiltPages.ts': typeof import('../lib/built-pages/readBuiltPages');
  'lib/search/engine/IndexFile.ts': typeof import('../lib/search/engine/IndexFile');
  'lib/search/engine/SearchIndex.ts': typeof import('../lib/search/engine/SearchIndex');
  'lib/search/engine/createRanker.ts': typeof import('../lib/search/engine/createRanker');
  'lib/search/engine/expandQuery.ts': typeof import('../lib/search/engine/expandQuery');
  'lib/search/tokenize.ts': typeof import('../lib/search/tokenize');
  'tests/relevance/createSyntheticIndex.ts': typeof import('../tests/relevance/createSyntheticIndex');
  'tests/relevance/judgedQueries.ts': typeof import('../tests/relevance/judgedQueries');
  'tests/relevance/measureRelevance.ts': typeof import('../tests/relevance/measureRelevance');
  'tools/deploy/prepareNginx.ts': typeof import('../tools/deploy/prepareNginx');
  'tools/deploy/startNginx.ts': typeof import('../tools/deploy/startNginx');
}
