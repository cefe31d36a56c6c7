// cspell:ignore unstub
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nameCaches, REVISION_HEADER } from '../../../../lib/offline/caches';
import { fetchCopies, findCopy, isGenuineCopy } from '../copies';

const IMAGE = '/img/rex.png';
const SCRIPT = '/assets/js/site.1.js';
const PORTAL = '<h1>Sign in</h1>';
const { files, saved } = nameCaches('/');

const hash = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Creates a copy with a header that states its revision. */
const createCopy = (content: string, revision = hash(content), type = 'image/png'): Response =>
  new Response(content, { headers: { 'content-type': type, [REVISION_HEADER]: revision } });

/** The files of the caches, by the name of the cache and the address. */
let stored: Map<string, Response>;

beforeEach(() => {
  stored = new Map();
  const open = (name: string) =>
    Promise.resolve({
      put: (address: string, copy: Response) => Promise.resolve(void stored.set(name + address, copy)),
      delete: (address: string) => Promise.resolve(stored.delete(name + address)),
    });
  const match = (address: string, { cacheName }: { cacheName: string }) =>
    Promise.resolve(stored.get(cacheName + address)?.clone());
  vi.stubGlobal('caches', { open, match });
  vi.stubGlobal('self', { location: { href: 'https://wirespec.io/sw.js' } });
  vi.stubGlobal('SETUP', { baseUrl: '/', hashes: { [SCRIPT]: hash('go()') } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a revision in a header of the host does not make a response genuine', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(createCopy(PORTAL)));
  expect(await isGenuineCopy(createCopy(PORTAL), IMAGE)).toBe(false);
  await expect(fetchCopies(files, [IMAGE])).rejects.toThrow(`another file in response to the request for ${IMAGE}`);
  expect(stored.size).toBe(0);
});

it('a revision in a header does not make the copy of a visited file genuine, and the copy is removed', async () => {
  stored.set(files + IMAGE, createCopy(PORTAL));
  expect(await findCopy(files, IMAGE)).toBeUndefined();
  expect(stored.size).toBe(0);
});

it('the copy of a visited file is found, whatever revision the host has sent', async () => {
  stored.set(files + IMAGE, createCopy('PNG', 'of the host'));
  expect(await (await findCopy(files, IMAGE))?.text()).toBe('PNG');
});

it.each([
  ['its content', IMAGE, createCopy('PNG', hash('other'))],
  ['the release', SCRIPT, createCopy('stop()', undefined, 'text/javascript')],
])('a file of the saved documentation is removed if its revision does not match %s', async (_, address, copy) => {
  stored.set(saved + address, copy);
  expect(await findCopy(saved, address)).toBeUndefined();
  expect(stored.size).toBe(0);
});

it('a file of the saved documentation is found if its revision matches its content', async () => {
  stored.set(saved + IMAGE, createCopy('<PNG'));
  expect(await (await findCopy(saved, IMAGE))?.text()).toBe('<PNG');
});
