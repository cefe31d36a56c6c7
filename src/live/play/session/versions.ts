import { readText, storeText } from '../../storage/textStorage';
import type { StoredWork } from './PlayState';
import { createStoredWork } from './storedWork';

/** One of two versions of a contract. */
export type Side = 'before' | 'after';

/** Two versions to compare. */
export type Versions = Readonly<Record<Side, string>>;

/** Storage keys of the versions. */
export const VERSION_KEYS = { before: 'playground.before', after: 'playground.after' } as const;

/** Reads the versions that the browser has stored. */
export function readStoredVersions(): Versions {
  return { before: readText(VERSION_KEYS.before) ?? '', after: readText(VERSION_KEYS.after) ?? '' };
}

export function storeVersions(versions: Versions): void {
  for (const side of ['before', 'after'] as const) storeText(VERSION_KEYS[side], versions[side]);
}

export function toComparisonWork({ before, after }: Versions): StoredWork {
  return createStoredWork('comparison', [
    { path: 'before.ws', text: before },
    { path: 'after.ws', text: after },
  ]);
}

/** Converts two stored versions back: the reverse of `toComparisonWork`. */
export function fromComparisonWork({ files: [before, after] }: StoredWork): Versions {
  return { before: before?.text ?? '', after: after?.text ?? '' };
}
