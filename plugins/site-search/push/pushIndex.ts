import type { Algoliasearch } from 'algoliasearch';
import { describePushFailure, type PushTarget } from './describePushFailure';
import { INDEX_SETTINGS, listProviderSynonyms } from '../shared/indexSettings';
import type { SearchRecord } from '../shared/types';

/**
 * Replaces records, settings and synonyms of an index atomically. Everything is written to a temporary index, which
 * then replaces the old one, so readers see either the old or the new index.
 *
 * @param client - the provider's client with an admin key
 * @throws Error that says what to do, if there are no records or the provider fails. The old index is unchanged unless
 *   the final move has begun. The temporary index is deleted if possible.
 */
export async function pushIndex(
  client: Algoliasearch,
  target: PushTarget,
  records: readonly SearchRecord[],
): Promise<void> {
  if (records.length === 0)
    throw new Error(
      'The built site has no search records, and an empty index would disable the search. Build the site again; if that does not help, check plugins/site-search/records.',
    );
  const { indexName } = target;
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
    throw new Error(describePushFailure(error, target), { cause: error });
  }
}
