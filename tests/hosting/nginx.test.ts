import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteOptions } from '../../config/env';
import { createSecurityPolicy } from '../../config/security';
import { readBuiltPages } from '../../lib/built-pages/readBuiltPages';
import { runPostBuildSteps } from '../../lib/built-pages/runPostBuildSteps';
import { gradeHeaders } from '../../lib/hosting/gradeHeaders';
import { createHostingStep } from '../../plugins/built-pages/hosting/createHostingStep';
import { writeFiles } from '../support/makeFolder';
import { findReasonToSkip, serveWithNginx, type ServedSite } from '../support/nginx';
import { createRequests, readLocation, sendRaw } from './rawRequests';

const reason = findReasonToSkip();

/** Creates a page with its own address, long enough to be worth compressing. */
function createPage(address: string, head = ''): string {
  return `<!doctype html><html><head><meta charset=utf-8>${head}<link rel=canonical href=https://example.com${address}><script>go()</script></head><body>${'words '.repeat(100)}</body></html>`;
}

function createFiles(base: string): Record<string, string> {
  return {
    'index.html': createPage(base),
    '404.html': createPage(`${base}404.html`),
    'docs/index.html': createPage(`${base}docs`, `<meta http-equiv=refresh content="0; url=${base}docs/start">`),
    'docs/start/index.html': createPage(`${base}docs/start`),
    'docs/ide/index.html': createPage(`${base}docs/ide/`),
    'assets/js/site.0a1b2c.js': 'go();\n'.repeat(200),
    'sitemap.xml': '<urlset/>',
    'wirespec.tmLanguage.json': '{}',
    'examples/library.ws': 'type Book { title: String }\n'.repeat(50),
  };
}

interface FetchedResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const title = reason === undefined ? 'nginx, for a site below %s' : `nginx, for a site below %s (${reason})`;

describe.skipIf(reason !== undefined).each(['/', '/wirespec/'])(title, (base) => {
  let folder = '';
  let site: ServedSite | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-test-'));
    const build = path.join(folder, 'build');
    writeFiles(build, createFiles(base));
    const built = { url: 'https://example.com', baseUrl: base, title: '', tagline: '' };
    const step = createHostingStep(createSecurityPolicy(readSiteOptions({})));
    const pages = readBuiltPages(build, base);
    await runPostBuildSteps([step], { ...built, folder: build, siteFolder: build, pages }, () => undefined);
    site = await serveWithNginx(build, path.join(folder, 'nginx'));
  });

  afterAll(async () => {
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function fetchPath(address: string, init: RequestInit = {}): Promise<FetchedResponse> {
    const response = await fetch(`${site!.address}${base}${address}`, { redirect: 'manual', ...init });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  }

  it.each([
    ['', 200],
    ['docs/start', 200],
    ['docs/ide/', 200],
    ['sitemap.xml', 200],
  ])('serves %j at its own address', async (address, status) => {
    expect(await fetchPath(address)).toMatchObject({ status, headers: { 'cache-control': 'no-cache' } });
  });

  it.each([
    ['index.html', '', 301],
    ['docs/start/', 'docs/start', 301],
    ['docs/start.html', 'docs/start', 301],
    ['docs/start/index.html', 'docs/start', 301],
    ['docs/ide', 'docs/ide/', 301],
    ['docs/ide.html', 'docs/ide/', 301],
    ['docs/ide?a=%2Fb&c', 'docs/ide/?a=%2Fb&c', 301],
    ['docs', 'docs/start', 302],
    ['docs/', 'docs/start', 302],
    ['docs%2fstart', 'docs/start', 301],
    ['docs//start?a=//b', 'docs/start?a=//b', 301],
    ['/docs/start', 'docs/start', 301],
    ['%2F%2Fdocs/start', 'docs/start', 301],
  ])('leads from %j to %j', async (address, target, status) => {
    expect(await fetchPath(address)).toMatchObject({ status, headers: { location: base + target } });
  });

  it.each([
    'no-such-page',
    'docs/start/no-such-page',
    'assets/js/gone.0a1b2c.js',
    '404.html',
    '_headers',
    'img/',
    'docs/start/index.html.br',
    'docs/start/index.html.gz',
    'DOCS/START/',
    'docs/Start.html',
    '/%5Cexample.org//',
    '/%0D%0ASet-Cookie:a=b//',
  ])('answers %j with the 404 page, which browsers must not cache', async (address) => {
    const { status, headers, body } = await fetchPath(address);
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('/404.html');
  });

  it('lets browsers cache files with a hash in their name for a year, and answers 304 to their ETag', async () => {
    const asset = await fetchPath('assets/js/site.0a1b2c.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const again = await fetchPath('assets/js/site.0a1b2c.js', { headers: { 'If-None-Match': asset.headers.etag! } });
    expect([again.status, again.headers['cache-control']]).toEqual([304, asset.headers['cache-control']]);
  });

  it('answers 304 to the ETag of a page', async () => {
    const page = await fetchPath('docs/start');
    expect(page.headers.etag).toMatch(/^"/);
    expect((await fetchPath('docs/start', { headers: { 'If-None-Match': page.headers.etag! } })).status).toBe(304);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('answers "Accept-Encoding: %s" with %s, and the same page', async (accepted, encoding) => {
    const { headers, body } = await fetchPath('docs/start', { headers: { 'Accept-Encoding': accepted } });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(body).toMatch(/<\/html>$/);
  });

  it('compresses the 404 page, too', async () => {
    const { status, headers } = await fetchPath('no-such-page', { headers: { 'Accept-Encoding': 'br' } });
    expect([status, headers['content-encoding']]).toEqual([404, 'br']);
  });

  it('sends parts of files', async () => {
    const part = await fetchPath('assets/js/site.0a1b2c.js', { headers: { Range: 'bytes=2-5' } });
    expect([part.status, part.body, part.headers['content-range']]).toEqual([206, '();\n', 'bytes 2-5/1200']);
    expect((await fetchPath('assets/js/site.0a1b2c.js', { headers: { Range: 'bytes=5000-' } })).status).toBe(416);
  });

  it('accepts no other method', async () => {
    expect((await fetchPath('docs/start', { method: 'POST', body: 'x' })).status).toBe(405);
  });

  it('redirects to HTTPS on its own host if the proxy reports an HTTP request, whatever host the request names', async () => {
    const response = await sendRaw(
      site!.address,
      `GET ${base}docs/start HTTP/1.1\r\nHost: example.org\r\nX-Forwarded-Host: example.org\r\nX-Forwarded-Proto: http\r\nConnection: close\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 301 /);
    expect(readLocation(response)).toBe(`https://example.com${base}docs/start`);
    expect(response).not.toContain('example.org');
  });

  it.each(['wirespec.tmLanguage.json', 'examples/library.ws'])('lets other sites load %s', async (address) => {
    expect((await fetchPath(address)).headers['access-control-allow-origin']).toBe('*');
  });

  it.each(['docs/start', 'examples/gone.ws'])('lets no other site load %s', async (address) => {
    expect((await fetchPath(address)).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('gets the grade A+ by the rules of a strict scanner, for pages, files and errors', async () => {
    for (const address of ['', 'docs/start', 'assets/js/site.0a1b2c.js', 'no-such-page', 'docs/ide']) {
      const { headers } = await fetchPath(address);
      const { grade, score, findings } = gradeHeaders({ headers, redirection: 'https' });
      expect([grade, score], `${address}: ${JSON.stringify(findings)}`).toEqual(['A+', 130]);
    }
  });

  it('answers health checks', async () => {
    expect((await fetch(`${site!.address}/healthy`)).status).toBe(200);
  });

  it('answers 5,000 generated requests, most of them malformed, without a server error or a redirect to another host', async () => {
    const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
    const requests = createRequests(5000, { base, seed });
    const wrong: { request: string; response: string }[] = [];
    let statuses = 0;
    await Promise.all(
      Array.from({ length: 32 }, async () => {
        for (let request = requests.pop(); request !== undefined; request = requests.pop()) {
          const response = await sendRaw(site!.address, request);
          if (response.startsWith('HTTP/1.1 ')) statuses += 1;
          const location = readLocation(response);
          const isOwn = location === undefined || /^(?:\/(?![/\\])|https:\/\/example\.com[/?])/.test(location);
          // HTTP defines 505 for a version that a server does not support.
          if (/^HTTP\/1\.1 5(?!05)/.test(response) || !isOwn) wrong.push({ request, response: response.slice(0, 200) });
        }
      }),
    );
    expect(wrong, `FUZZ_SEED=${seed}`).toEqual([]);
    // Other requests get a response without headers, as in HTTP 0.9, or none, because they are incomplete.
    expect(statuses).toBeGreaterThan(3000);
    expect((await fetch(`${site!.address}/healthy`)).status).toBe(200);
  });

  it('reveals nothing about itself except its name', async () => {
    expect((await fetchPath('')).headers.server).toBe('nginx');
  });
});
