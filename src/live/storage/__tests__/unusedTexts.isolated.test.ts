// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteUnusedTexts } from '../longTexts';

const NOW = Date.UTC(2026, 0, 10);

const stored = vi.hoisted(() => ({ names: new Set<string>() }));

vi.mock('@site/src/client/blobStorage', () => ({
  listBlobKeys: () => Promise.resolve([...stored.names]),
  deleteBlob: (name: string) => Promise.resolve(stored.names.delete(name)),
}));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  stored.names.clear();
});

function createId(day: number, name: string): string {
  return `${Date.UTC(2026, 0, day).toString(36)}-${name}`;
}

it('deletes old texts to which no stored value refers, under any key', async () => {
  const [unused, used, usedElsewhere] = [createId(8, 'a'), createId(8, 'b'), createId(8, 'c')];
  const recent = createId(10, 'd');
  stored.names = new Set([unused, used, usedElsewhere, recent]);
  localStorage.setItem('playground.document', `\0long-text:{"id":"${used}"}`);
  localStorage.setItem('key-of-another-release', `{"v":2,"ids":["${usedElsewhere}"]}`);
  await deleteUnusedTexts();
  expect([...stored.names]).toEqual([used, usedElsewhere, recent]);
});
