import type { Algoliasearch } from 'algoliasearch';
import { classifyFailure } from '../shared/classifyFailure';

/** Current state of the index at the provider. */
export interface RemoteIndex {
  /** Records by id. */
  records: ReadonlyMap<string, unknown>;
  settings: Readonly<Record<string, unknown>>;
  /** Synonyms by id. */
  synonyms: ReadonlyMap<string, unknown>;
}

export const EMPTY_INDEX: RemoteIndex = { records: new Map(), settings: {}, synonyms: new Map() };

/**
 * Reads an index; a missing one is empty.
 *
 * @throws Error from the provider
 */
export async function readRemoteIndex(
  client: Pick<Algoliasearch, 'browseObjects' | 'getSettings' | 'browseSynonyms'>,
  indexName: string,
): Promise<RemoteIndex> {
  const records = new Map<string, unknown>();
  const synonyms = new Map<string, unknown>();
  try {
    await client.browseObjects({
      indexName,
      aggregator: ({ hits }) => {
        for (const hit of hits) records.set(hit.objectID, hit);
      },
    });
    const settings = await client.getSettings({ indexName });
    await client.browseSynonyms({
      indexName,
      aggregator: ({ hits }) => {
        for (const hit of hits) synonyms.set(hit.objectID, hit);
      },
    });
    return { records, settings: { ...settings }, synonyms };
  } catch (error) {
    const failure = classifyFailure(error);
    if (failure.kind === 'refused' && failure.status === 404) return EMPTY_INDEX;
    throw error;
  }
}
