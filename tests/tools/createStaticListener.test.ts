import { createServer, request } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { compressResponses } from '../../tools/serve/compressResponses.mjs';
import { createStaticListener } from '../../tools/serve/createStaticListener.mjs';
import { closeServer, listen } from '../support/listen';
import { makeFolder } from '../support/makeFolder';

const LONG_SCRIPT = 'again();\n'.repeat(1000);

const SITE = {
  'index.html': 'home',
  '404.html': 'not found page',
  'docs/ide/index.html': 'ide',
  'img/empty/.keep': '',
  'assets/js/main.0a1b2c.js': 'code',
  'assets/js/long.0a1b2c.js': LONG_SCRIPT,
  'sitemap.xml': '<urlset/>',
};

interface FetchedResponse {
  status: number;
  body: string;
  headers: Headers;
}

/**
 * Serves a small site.
 *
 * @param more - additional files, by path
 * @returns a function that requests a path and follows no redirect
 */
async function serveSite(
  more: Readonly<Record<string, string>> = {},
): Promise<(path: string, init?: RequestInit) => Promise<FetchedResponse>> {
  const server = createServer(compressResponses(createStaticListener(makeFolder({ ...SITE, ...more }))));
  const origin = `http://127.0.0.1:${await listen(server, { host: '127.0.0.1' })}`;
  onTestFinished(() => closeServer(server));

  return async (path, init) => {
    const response = await fetch(origin + path, { redirect: 'manual', ...init });

    return { status: response.status, body: await response.text(), headers: response.headers };
  };
}

it.each([
  ['/', 'home'],
  ['/docs/ide', 'ide'],
  ['/docs/ide/', 'ide'],
  ['/docs/ide/index.html', 'ide'],
  ['/docs/ide?q=x', 'ide'],
])('answers %s with the page, without a redirect', async (path, body) => {
  const fetchPath = await serveSite();
  expect(await fetchPath(path)).toMatchObject({ status: 200, body });
});

it('drops .html where no such file exists', async () => {
  const fetchPath = await serveSite();
  const response = await fetchPath('/docs/ide.html');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/docs/ide']);
});

it.each(['/nothing', '/docs/ide/more', '/assets/js/gone.js', '/img/empty/', '/docs', '/a%00b', `/${'a'.repeat(300)}`])(
  'answers %s with 404.html and status 404',
  async (path) => {
    const fetchPath = await serveSite();
    expect(await fetchPath(path)).toMatchObject({ status: 404, body: 'not found page' });
  },
);

it.each(['br', 'gzip'])(
  'compresses text files for clients that accept %s, except files that are too small',
  async (encoding) => {
    const fetchPath = await serveSite();
    const init = { headers: { 'Accept-Encoding': encoding } };
    const long = await fetchPath('/assets/js/long.0a1b2c.js', init);
    expect(long.headers.get('content-encoding')).toBe(encoding);
    expect(long.headers.get('vary')).toContain('Accept-Encoding');
    expect(long.body).toBe(LONG_SCRIPT);
    const short = await fetchPath('/assets/js/main.0a1b2c.js', init);
    expect([short.headers.get('content-encoding'), short.body]).toEqual([null, 'code']);
  },
);

it('lets browsers cache hashed assets for a year, and requires them to revalidate all other files', async () => {
  const fetchPath = await serveSite();
  const cacheOf = async (path: string) => (await fetchPath(path)).headers.get('cache-control');
  expect(await cacheOf('/assets/js/main.0a1b2c.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/docs/ide')).toBe('no-cache');
  expect(await cacheOf('/sitemap.xml')).toBe('no-cache');
  expect(await cacheOf('/assets/js/gone.js')).toBe('no-cache');
});

it('answers 304 to a browser that has the page already', async () => {
  const fetchPath = await serveSite();
  const etag = (await fetchPath('/docs/ide')).headers.get('etag') ?? '';
  expect((await fetchPath('/docs/ide', { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

it('answers HEAD without a body, and refuses POST', async () => {
  const fetchPath = await serveSite();
  expect(await fetchPath('/docs/ide', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  const response = await fetchPath('/docs/ide', { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('serves no file outside its folder', async () => {
  const server = createServer(createStaticListener(makeFolder(SITE)));
  const port = await listen(server, { host: '127.0.0.1' });
  onTestFinished(() => closeServer(server));
  // `fetch` would normalize the path before it sends the request.
  const status = await new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/../../etc/passwd' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
  expect(status).toBe(400);
});

it('sends the headers that the _headers file of the site lists', async () => {
  const fetchPath = await serveSite({
    _headers: "/*\n  Content-Security-Policy: default-src 'none'\n\n/assets/*\n  X-Kind: file\n",
  });
  expect((await fetchPath('/')).headers.get('content-security-policy')).toBe("default-src 'none'");
  expect((await fetchPath('/no-such-page')).headers.get('content-security-policy')).toBe("default-src 'none'");
  expect((await fetchPath('/')).headers.get('x-kind')).toBeNull();
  expect((await fetchPath('/assets/js/main.0a1b2c.js')).headers.get('x-kind')).toBe('file');
});
