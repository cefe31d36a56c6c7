// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GENERATED, untrustedValues } from '../../../tests/support/untrustedValues';
import { listBlobKeys, readBlob } from '../blobStorage';

/** The value that the database returns for the next request. */
let found: unknown;

/** Creates an event target with the given members, which dispatches the event in a microtask. */
function createSource<Members extends object>(event: string, members: Members): Members & EventTarget {
  const source = Object.assign(new EventTarget(), members);
  queueMicrotask(() => source.dispatchEvent(new Event(event)));
  return source;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const objectStore = () => ({ get: () => ({ result: found }), getAllKeys: () => ({ result: found }) });
  const transaction = () => createSource('complete', { objectStore, commit: () => undefined });
  const open = () => createSource('success', { result: { transaction, close: () => undefined } });
  vi.stubGlobal('window', { indexedDB: { open } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const VALUES = fc.oneof(
  fc.anything({ withDate: true, withMap: true, withTypedArray: true, withNullPrototype: true }),
  untrustedValues({ size: 1, type: 'text/plain', text: 'a' }),
);

it('returns a stored blob, and undefined for any other stored value', async () => {
  found = new Blob(['type A']);
  expect(await readBlob('a')).toBe(found);
  await fc.assert(
    fc.asyncProperty(VALUES, async (value) => {
      found = value;
      expect(await readBlob('a')).toBeUndefined();
    }),
    GENERATED,
  );
});

it('lists the keys that are strings, whatever other keys there are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(VALUES), fc.array(VALUES), async (before, after) => {
      found = [...before, 'a', ...after];
      const keys = await listBlobKeys();
      expect(keys).toContain('a');
      expect(keys.every((key) => typeof key === 'string')).toBe(true);
    }),
    GENERATED,
  );
});
