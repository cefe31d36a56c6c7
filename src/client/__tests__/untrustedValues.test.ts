// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseJson } from '@site/lib/json/parseJson';
import { GENERATED } from '../../../tests/support/untrustedValues';
import { readAddress, readHash, readParam, readPath } from '../navigation/address';
import { syncOverlayDepth, syncEntry, restorePosition, savePosition } from '../navigation/scrollPositions';
import { isInSection } from '../navigation/site';
import { hasHashTarget } from '../readerScroll';

/** Address of the page without a hash, because an earlier test may have set one. */
const OWN_ADDRESS = new URL(window.location.pathname, window.location.href);

/**
 * Returns the address of a path on this host. A link resolves it as a browser does: `URL` of Node 20 keeps the last `.`
 * of `//.:/.`.
 */
function resolvePath(path: string): string {
  const link = document.createElement('a');
  link.href = OWN_ADDRESS.href;
  link.pathname = `/${path}`;

  return link.href;
}

beforeEach(() => {
  window.history.replaceState(null, '', OWN_ADDRESS.href);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', OWN_ADDRESS.href);
  window.sessionStorage.clear();
});

it('reads any query and any hash without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (query, hash) => {
      window.history.replaceState(null, '', `${OWN_ADDRESS.pathname}?q=${query.replaceAll('#', '')}#${hash}`);
      expect(typeof readParam('q')).toBe('string');
      expect(typeof readHash()).toBe('string');
      expect(hasHashTarget()).toBe(false);
    }),
    GENERATED,
  );
});

it('reads any path, and resolves it on this host', () => {
  const paths = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webPath(),
    fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', '%', '%2F', '%00', 'a', '\t', ' ') }),
    fc.constant('/.:/.'),
  );
  fc.assert(
    fc.property(paths, (path) => {
      const address = resolvePath(path);
      window.history.replaceState(null, '', address);
      expect(readAddress().href).toBe(address);
      expect(new URL(readPath(), OWN_ADDRESS).origin).toBe(OWN_ADDRESS.origin);
      expect(new URL(`${readPath()}#code`, OWN_ADDRESS).pathname).toBe(readPath());
      expect(typeof isInSection('docs')).toBe('boolean');
    }),
    GENERATED,
  );
});

it('reads the parameter that was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      window.history.replaceState(null, '', `${OWN_ADDRESS.pathname}?${new URLSearchParams({ q: query }).toString()}`);
      expect(readParam('q')).toBe(query);
    }),
    GENERATED,
  );
});

it('scrolls to a number, whatever value is stored as the position of an entry', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.uuid(), (position, key) => {
      window.history.replaceState({ key }, '');
      window.sessionStorage.setItem(`scroll-position:${key}`, position);
      syncEntry();
      restorePosition(OWN_ADDRESS, true);
      const [options] = vi.mocked(window.scrollTo).mock.lastCall ?? [];
      expect((options as unknown as ScrollToOptions).top).toSatisfy(Number.isFinite);
    }),
    GENERATED,
  );
});

it('handles a history entry, whatever its state', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ key: fc.jsonValue(), depth: fc.jsonValue() })), (state) => {
      window.history.replaceState(state, '');
      expect(syncOverlayDepth()).toSatisfy(Number.isFinite);
      syncEntry();
      savePosition();
      restorePosition(OWN_ADDRESS, true);
    }),
    GENERATED,
  );
});

it('returns the value of any JSON, and undefined for any other string', () => {
  const texts = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('{', '}', '1', ',', '"') }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(parseJson(text)).toEqual(parseOrIgnore(text));
    }),
    GENERATED,
  );
});

/** @returns the value of JSON; undefined for other text */
function parseOrIgnore(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
