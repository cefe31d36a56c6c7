// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ORIGIN = window.location.origin;

/** Creates the cached copy of a visited page. */
const createCopy = (path: string): Response =>
  new Response(`<title>Kept</title><link rel="canonical" href="https://wirespec.io${path}"><body></body>`, {
    headers: { 'content-type': 'text/html' },
  });

beforeEach(() => {
  vi.stubGlobal('__webpack_public_path__', '/');
  const copies = new Map(['/docs', '//evil.example/login'].map((path) => [`${ORIGIN}${path}`, createCopy(path)]));
  const cache = {
    delete: (address: string) => Promise.resolve(copies.delete(address)),
    keys: () => Promise.resolve([...copies.keys()].map((url) => ({ url }))),
  };
  vi.stubGlobal('caches', {
    has: () => Promise.resolve(true),
    match: (address: string) => Promise.resolve(copies.get(address)?.clone()),
    open: () => Promise.resolve(cache),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('lists saved pages as links within the site, whatever addresses the cache contains', async () => {
  const { listPages } = await import('../listPages');
  const items = await listPages(undefined);
  const links = items.map((item) => item.querySelector('a')?.href);
  expect(links.sort()).toEqual([`${ORIGIN}/docs`, `${ORIGIN}/evil.example/login`]);
});
