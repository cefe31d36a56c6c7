import type { IndexFile } from '../../shared/engine/IndexFile';

/**
 * Checks the content of the index. The host may respond with a different file, and a cached copy may come from another
 * release. Valibot is not used, because it would add 1 KB to the search download.
 */
export function isIndexFile(value: unknown): value is IndexFile {
  return (
    isRecord(value) &&
    ['origin', 'anchors', 'texts', 'code'].every((key) => typeof value[key] === 'string') &&
    typeof value.levels === 'string' &&
    /^[1-6]*$/.test(value.levels) &&
    isListOf(value.pages, isPage) &&
    isListOf(value.textCounts, isCount) &&
    isListOf(value.codeCounts, isCount)
  );
}

function isPage(value: unknown): boolean {
  return (
    isRecord(value) &&
    ['path', 'area', 'language', 'tag'].every((key) => typeof value[key] === 'string') &&
    // A path on this host. A path that begins with two slashes would name another host.
    /^\/(?!\/)/.test(String(value.path)) &&
    Number.isFinite(value.rank) &&
    Number.isFinite(value.links) &&
    isCount(value.sections)
  );
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
