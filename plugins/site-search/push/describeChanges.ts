import { INDEX_SETTINGS, listProviderSynonyms } from '../shared/indexSettings';
import type { SearchRecord } from '../shared/types';
import type { RemoteIndex } from './readRemoteIndex';

/** Describes the changes that a push makes at the provider: records by page, settings and synonyms. @returns lines */
export function describeChanges(remote: RemoteIndex, records: readonly SearchRecord[]): string[] {
  const local = new Map<string, unknown>(records.map((record) => [record.objectID, record]));
  const synonyms = new Map<string, unknown>(listProviderSynonyms().map((synonym) => [synonym.objectID, synonym]));
  const settings = Object.entries(INDEX_SETTINGS).filter(([name, value]) => !isSame(remote.settings[name], value));

  return [
    describe('records', compare(remote.records, local)),
    ...describePages(remote.records, local),
    describe('synonyms', compare(remote.synonyms, synonyms)),
    settings.length === 0 ? 'settings: unchanged' : `settings: ${settings.map(([name]) => name).join(', ')}`,
  ];
}

interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

function compare(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): Changes {
  return {
    added: [...after.keys()].filter((id) => !before.has(id)),
    changed: [...after].filter(([id, value]) => before.has(id) && !isSame(before.get(id), value)).map(([id]) => id),
    removed: [...before.keys()].filter((id) => !after.has(id)),
  };
}

function describe(what: string, { added, changed, removed }: Changes): string {
  return added.length + changed.length + removed.length === 0
    ? `${what}: unchanged`
    : `${what}: ${added.length} added, ${changed.length} changed, ${removed.length} removed`;
}

function describePages(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string[] {
  const { added, changed, removed } = compare(before, after);
  // The id of a record is the path of its page and a number.
  const pageOf = (id: string): string => id.replace(/-\d+$/, '');
  const pages = [...new Set([...added, ...changed, ...removed].map(pageOf))].sort();
  const count = (ids: readonly string[], page: string): number => ids.filter((id) => pageOf(id) === page).length;

  return pages.map(
    (page) =>
      `  ${page}: ${count(added, page)} added, ${count(changed, page)} changed, ${count(removed, page)} removed`,
  );
}

/** Compares values, ignoring the order of keys and the fields with an underscore that the provider adds. */
function isSame(one: unknown, other: unknown): boolean {
  return normalize(one) === normalize(other);
}

function normalize(value: unknown): string {
  return JSON.stringify(value, (name, inner: unknown) => {
    if (name.startsWith('_')) return undefined;
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([first], [second]) => (first < second ? -1 : 1)));
  });
}
