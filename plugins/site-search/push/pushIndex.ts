import type { Algoliasearch } from 'algoliasearch';
import { INDEX_SETTINGS, listProviderSynonyms } from '../shared/indexSettings';
import type { SearchRecord } from '../shared/types';

/** The provider's official client with an admin key. */
export type IndexClient = Pick<
  Algoliasearch,
  'setSettings' | 'saveSynonyms' | 'chunkedBatch' | 'operationIndex' | 'waitForTask' | 'deleteIndex'
>;

/**
 * Replaces records, settings and synonyms of an index atomically. Everything is written to a temporary index, which
 * then replaces the old one, so readers see either the old or the new index.
 *
 * @throws Error if there are no records, or from the provider. The old index is unchanged unless the final move has
 *   begun. The temporary index is deleted if possible.
 */
export async function pushIndex(
  client: IndexClient,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  if (records.length === 0)
    throw new Error(
      'There are no records, and an empty index would disable the search. Build the site, and push again.',
    );
  const temporaryIndex = `${indexName}_next`;
  try {
    const settings = await client.setSettings({ indexName: temporaryIndex, indexSettings: INDEX_SETTINGS });
    const synonyms = await client.saveSynonyms({
      indexName: temporaryIndex,
      synonymHit: listProviderSynonyms(),
      replaceExistingSynonyms: true,
    });
    await client.chunkedBatch({
      indexName: temporaryIndex,
      objects: records.map((record) => ({ ...record })),
      action: 'addObject',
      waitForTasks: true,
    });
    for (const { taskID } of [settings, synonyms]) await client.waitForTask({ indexName: temporaryIndex, taskID });

    const move = await client.operationIndex({
      indexName: temporaryIndex,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await client.waitForTask({ indexName, taskID: move.taskID });
  } catch (error) {
    await client.deleteIndex({ indexName: temporaryIndex }).catch(() => undefined);
    throw error;
  }
}
