import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serveSite } from '../../../bench/serveSite.mjs';
import { makeFolder } from '../../support/makeFolder';

const TEXT = 'the same words again and again, '.repeat(50);
async function serveExample() {
  const root = makeFolder({
    'index.html': 'home',
    '404.html': 'nobody has this',
    'docs/ide/index.html': 'as a folder',
    'docs/cli.html': TEXT,
    'assets/x.a1b2c3.js': 'let x',
    'font.woff2': 'packed',
  });
  const description = { name: 'example', locate: (route: string) => route, nextLink: 'a', isOwn: true };
  const site = await serveSite(root, description, path.join(makeFolder({}), 'compressed'));
  onTestFinished(site.close);

  return site;
}

it('serves a page at its path as each generator writes it, without a redirect', async () => {
  const site = await serveExample();
  for (const route of ['/docs/ide', '/docs/ide/', '/docs/ide/index.html']) {
    const answer = await fetch(site.address + route, { redirect: 'error' });
    expect(await answer.text()).toBe('as a folder');
  }
  expect(await (await fetch(`${site.address}/docs/cli`)).text()).toBe(TEXT);
});

it('compresses text, but not files that are already compressed', async () => {
  const site = await serveExample();
  const page = await fetch(`${site.address}/docs/cli.html`, { headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(Number(page.headers.get('content-length'))).toBeLessThan(TEXT.length / 10);
  expect(await page.text()).toBe(TEXT);
  expect((await fetch(`${site.address}/font.woff2`)).headers.get('content-encoding')).toBeNull();
});

it('lets browsers keep only files with a hash in their name', async () => {
  const site = await serveExample();
  const readCaching = async (route: string) => (await fetch(site.address + route)).headers.get('cache-control');
  expect(await readCaching('/assets/x.a1b2c3.js')).toContain('immutable');
  expect(await readCaching('/')).toBe('no-cache');
});

it('answers unknown paths with 404.html, and serves nothing outside the site', async () => {
  const site = await serveExample();
  const unknown = await fetch(`${site.address}/nothing`);
  expect([unknown.status, await unknown.text()]).toEqual([404, 'nobody has this']);
  expect((await fetch(`${site.address}/..%2f..%2fetc/passwd`)).status).toBe(404);
});

it('counts the bytes that it sends by kind of file, those of a service worker separately', async () => {
  const site = await serveExample();
  await (await fetch(`${site.address}/docs/cli`)).text();
  await (await fetch(`${site.address}/font.woff2`)).text();
  await (await fetch(`${site.address}/assets/x.a1b2c3.js`, { headers: { 'Service-Worker': 'script' } })).text();
  expect(site.traffic.sent.map(({ kind }) => kind)).toEqual(['documents', 'fonts', 'worker']);
  expect(site.traffic.sent[0]!.bytes).toBeLessThan(TEXT.length / 10);
  expect(site.traffic.sent[1]!.bytes).toBe('packed'.length);
});

it('refuses a folder without a built site', async () => {
  const description = { name: 'example', locate: (route: string) => route, nextLink: 'a', isOwn: true };
  await expect(serveSite(makeFolder({ 'a.txt': 'x' }), description)).rejects.toThrow(/contains no built site/);
});
