import type { Algoliasearch } from 'algoliasearch';
import { INDEX_SETTINGS, listProviderSynonyms } from '../indexSettings';
import type { SearchRecord } from '../types';

/** The provider's official client, with a key that may write. */
export type IndexClient = Pick<
  Algoliasearch,
  'setSettings' | 'saveSynonyms' | 'chunkedBatch' | 'operationIndex' | 'waitForTask' | 'deleteIndex'
>;

/**
 * Replaces an index with records, settings and synonyms at once: all of it is first written to an index of its own, which then takes the place of the
 * old one. Readers see the old index or the new one, never a mixture.
 *
 * @throws Error from the provider; the old index is untouched and the unfinished one removed
 */
export async function pushIndex(
  client: IndexClient,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  if (records.length === 0) throw new Error('There are no records: an empty index would make the search find nothing.');
  const unfinished = `${indexName}_next`;
  try {
    const settings = await client.setSettings({ indexName: unfinished, indexSettings: copySettings() });
    const synonyms = await client.saveSynonyms({
      indexName: unfinished,
      synonymHit: listProviderSynonyms(),
      replaceExistingSynonyms: true,
    });
    await client.chunkedBatch({
      indexName: unfinished,
      objects: records.map((record) => ({ ...record })),
      action: 'addObject',
      waitForTasks: true,
    });
    for (const { taskID } of [settings, synonyms]) await client.waitForTask({ indexName: unfinished, taskID });

    const move = await client.operationIndex({
      indexName: unfinished,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await client.waitForTask({ indexName, taskID: move.taskID });
  } catch (error) {
    await client.deleteIndex({ indexName: unfinished }).catch(() => undefined);
    throw error;
  }
}

/** The client wants lists it may change. */
function copySettings(): Parameters<IndexClient['setSettings']>[0]['indexSettings'] {
  return {
    ...INDEX_SETTINGS,
    searchableAttributes: [...INDEX_SETTINGS.searchableAttributes],
    attributesForFaceting: [...INDEX_SETTINGS.attributesForFaceting],
    attributesToHighlight: [...INDEX_SETTINGS.attributesToHighlight],
    attributesToSnippet: [...INDEX_SETTINGS.attributesToSnippet],
    customRanking: [...INDEX_SETTINGS.customRanking],
    ranking: [...INDEX_SETTINGS.ranking],
    camelCaseAttributes: [...INDEX_SETTINGS.camelCaseAttributes],
    queryLanguages: [...INDEX_SETTINGS.queryLanguages],
    indexLanguages: [...INDEX_SETTINGS.indexLanguages],
  };
}
