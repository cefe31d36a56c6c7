// cspell:ignore unstub
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SCRIPT = '/assets/js/site.1.js';
const LIST = '/offline-files.json';
const PAGE = '<link rel="canonical" href="https://wirespec.io/docs"><body></body>';

const hash = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 16);
const createResponse = (content: string, type: string): Response =>
  new Response(content, { headers: { 'content-type': type } });

/** The responses of the host, by path. */
let host: Record<string, () => Response>;
/** The cache of the whole documentation, by path. */
let saved: Map<string, Response>;

beforeEach(() => {
  const files = [
    { path: '/docs', title: 'Docs', revision: hash(PAGE), bytes: 1 },
    { path: SCRIPT, revision: hash('go()'), bytes: 1 },
  ];
  const list = { release: 'one', bytes: 2, transferBytes: 1, files };
  host = {
    [LIST]: () => createResponse(JSON.stringify(list), 'application/json'),
    '/docs': () => createResponse(PAGE, 'text/html'),
    [SCRIPT]: () => createResponse('go()', 'text/javascript'),
  };
  saved = new Map();
  const cache = {
    put: (key: string, copy: Response) => Promise.resolve(void saved.set(key, copy)),
    delete: (key: string) => Promise.resolve(saved.delete(key)),
    keys: () => Promise.resolve([...saved.keys()].map((key) => ({ url: `https://wirespec.io${key}` }))),
  };
  vi.stubGlobal('__webpack_public_path__', '/');
  vi.stubGlobal('window', { location: { href: 'https://wirespec.io/offline' } });
  vi.stubGlobal('caches', {
    has: () => Promise.resolve(true),
    match: (key: string) => Promise.resolve(saved.get(key)?.clone()),
    open: () => Promise.resolve(cache),
  });
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(host[path]?.() ?? new Response('', { status: 404 })));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const ignoreProgress = (): void => undefined;

describe('saving the whole documentation', () => {
  it('succeeds if every file has the revision that the manifest lists', async () => {
    const { saveFiles, readSavedManifest } = await import('../savedFiles');
    await saveFiles(ignoreProgress);
    expect([...saved.keys()].sort()).toEqual([SCRIPT, '/docs', LIST].sort());
    expect((await readSavedManifest())?.release).toBe('one');
  });

  it.each([
    ['the script of another release', SCRIPT, createResponse('stop()', 'text/javascript')],
    ['a portal page instead of a script', SCRIPT, createResponse('<h1>Sign in</h1>', 'text/html')],
    ['a portal page instead of the page', '/docs', createResponse('<h1>Sign in</h1>', 'text/html')],
  ])('fails for %s, and the message names the file', async (_, path, wrong) => {
    host[path] = () => wrong;
    const { saveFiles, readSavedManifest } = await import('../savedFiles');
    await expect(saveFiles(ignoreProgress)).rejects.toThrow(`a wrong response to the request for ${path}`);
    expect(saved.has(path)).toBe(false);
    expect(await readSavedManifest()).toBeUndefined();
  });

  it('requests no more files after a failure, and waits for those that it has requested', async () => {
    let finish: (response: Response) => void = ignoreProgress;
    const late = new Promise<Response>((resolve) => {
      finish = resolve;
    });
    const paths = Array.from({ length: 20 }, (_, index) => `/late-${index}.js`);
    const files = [...paths, SCRIPT].map((path) => ({ path, revision: hash('go()'), bytes: 1 }));
    host[LIST] = () =>
      createResponse(JSON.stringify({ release: 'one', bytes: 21, transferBytes: 1, files }), 'application/json');
    host[SCRIPT] = () => new Response('', { status: 500 });
    const requests: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      requests.push(path);

      return paths.includes(path) ? late.then((response) => response.clone()) : Promise.resolve(host[path]?.());
    });
    const { saveFiles } = await import('../savedFiles');
    let isOver = false;
    const saving = saveFiles(ignoreProgress).finally(() => {
      isOver = true;
    });
    await vi.waitFor(() => {
      expect(requests).toContain(SCRIPT);
    });
    expect(isOver).toBe(false);
    const before = requests.length;
    finish(createResponse('go()', 'text/javascript'));
    await expect(saving).rejects.toThrow('status 500');
    expect(requests).toHaveLength(before);
  });

  it('fails if the host changes its release with each response', async () => {
    let release = 0;
    host[LIST] = () =>
      createResponse(
        JSON.stringify({ release: String((release += 1)), bytes: 0, transferBytes: 0, files: [] }),
        'application/json',
      );
    const { saveFiles, readSavedManifest } = await import('../savedFiles');
    await expect(saveFiles(ignoreProgress)).rejects.toThrow('keeps switching between releases');
    expect(release).toBe(6);
    expect(await readSavedManifest()).toBeUndefined();
  });

  it('replaces a wrong copy, whatever revision its header states', async () => {
    const headers = { 'content-type': 'text/javascript', 'x-kept-revision': hash('go()') };
    saved.set(SCRIPT, new Response('<h1>Sign in</h1>', { headers }));
    const { saveFiles } = await import('../savedFiles');
    await saveFiles(ignoreProgress);
    expect(await saved.get(SCRIPT)?.text()).toBe('go()');
  });

  it.each(['<h1>Sign in</h1>', '{"files": 7}', 'null'])('refuses the manifest %s with a message', async (text) => {
    host[LIST] = () => createResponse(text, 'application/json');
    vi.spyOn(console, 'warn').mockImplementation(ignoreProgress);
    const { fetchManifest } = await import('../savedFiles');
    await expect(fetchManifest()).rejects.toThrow(`an invalid response to the request for ${LIST}`);
    vi.restoreAllMocks();
  });
});

it('a revision counts only for a file of the saved documentation', async () => {
  const { findCopy } = await import('../../../../lib/offline/copies');
  const { CACHE_NAMES } = await import('../cacheNames');
  const headers = { 'content-type': 'image/png', 'x-kept-revision': hash('other') };
  saved.set('/img/rex.png', new Response('PNG', { headers }));
  expect(await (await findCopy(CACHE_NAMES.files, '/img/rex.png'))?.text()).toBe('PNG');
  expect(await findCopy(CACHE_NAMES.saved, '/img/rex.png')).toBeUndefined();
});
