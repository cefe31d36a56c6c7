import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GENERATED } from '../../../tests/support/untrustedValues';
import { isGenuine } from '../isGenuine';

const PAGE = '<!doctype html><link data-rh=true rel=canonical href=https://wirespec.io/docs/types /><body></body>';
const INDEX = JSON.stringify({ origin: 'https://wirespec.io', pages: [], words: '', text: '' });
const PORTAL = '<!doctype html><title>Sign in</title>';

const createResponse = (content: string, type: string, status = 200): Response =>
  new Response(content, { status, headers: { 'content-type': type } });
const hash = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

describe('a response', () => {
  it.each([
    ['/docs/types', PAGE, 'text/html; charset=utf-8'],
    ['/docs/types/', PAGE, 'text/html'],
    ['/docs/types', PAGE, 'Text/HTML'],
    ['/docs/types.html', PAGE.replace('rel=canonical', 'rel="canonical"'), 'text/html'],
    ['/assets/js/site.1.js', 'go()', 'application/javascript'],
    ['/assets/js/site.1.js', 'go()', 'text/javascript; charset=utf-8'],
    ['/assets/css/site.1.css', 'a {}', 'text/css'],
    ['/img/rex.svg', '<svg/>', 'image/svg+xml'],
    ['/assets/fonts/one.woff2', 'font', 'application/octet-stream'],
    ['/search-index.json', INDEX, 'application/json'],
    ['/sub/path/search-index.json', INDEX, 'application/json'],
    ['/data.json', '{}', 'application/json'],
  ])('for %s may be cached', async (pathname, content, type) => {
    expect(await isGenuine(createResponse(content, type), pathname)).toBe(true);
  });

  it.each([
    ['/docs/types', PORTAL, 'text/html', 'a page of a captive portal'],
    ['/docs/endpoints', PAGE, 'text/html', 'another page'],
    ['/docs/types', PAGE.replace('</body>', ''), 'text/html', 'a part of the page'],
    ['/docs/types', PAGE, 'text/plain', 'plain text'],
    ['/assets/js/site.1.js', PORTAL, 'text/html', 'a page'],
    ['/assets/js/site.1.js', '{}', 'application/json', 'data'],
    ['/assets/css/site.1.css', PORTAL, 'text/html; charset=utf-8', 'a page'],
    ['/img/rex.svg', PORTAL, 'text/html', 'a page'],
    ['/search-index.json', PORTAL, 'text/html', 'a page'],
    ['/search-index.json', PORTAL, 'text/javascript', 'a script'],
    ['/search-index.json', PORTAL, 'Text/HTML; charset=utf-8', 'a page'],
    ['/docs/types.md', PORTAL, 'application/xhtml+xml', 'a page'],
    ['/search-index.json', PORTAL, 'application/json', 'a page'],
    ['/search-index.json', '{"error":"Sign in."}', 'application/json', 'other data'],
    ['/sub/path/search-index.json', INDEX.slice(0, -1), 'application/json', 'a part of the index'],
    ['/assets/js/site.2.js', `\uFEFF\r\n ${PORTAL}`, 'text/javascript', 'a page'],
    ['/assets/css/site.2.css', PORTAL, 'text/css', 'a page'],
    ['/assets/fonts/two.woff2', PORTAL, '', 'a page'],
    ['/img/rex.png', PORTAL, 'image/png', 'a page'],
  ])('for %s with the content %s and the type %s is not genuine, because it is %s', async (pathname, content, type) => {
    expect(await isGenuine(createResponse(content, type), pathname)).toBe(false);
  });

  it.each([203, 404, 500])('with status %i is never cached', async (status) => {
    expect(await isGenuine(createResponse(PAGE, 'text/html', status), '/docs/types')).toBe(false);
  });

  it('must have the expected hash, and can be read afterwards', async () => {
    const script = createResponse('go()', 'text/javascript');
    expect(await isGenuine(script, '/assets/js/site.1.js', hash('go()'))).toBe(true);
    expect(await script.text()).toBe('go()');
    expect(await isGenuine(createResponse('stop()', 'text/javascript'), '/assets/js/site.1.js', hash('go()'))).toBe(
      false,
    );
    expect(await isGenuine(createResponse(PAGE, 'text/html'), '/docs/types', hash(`${PAGE} `))).toBe(false);
  });

  it('with the hash of the manifest may begin like markup, because the Markdown of a page can', async () => {
    const markdown = '<Tabs>\n</Tabs>';
    expect(await isGenuine(createResponse(markdown, 'text/markdown'), '/docs/types.md', hash(markdown))).toBe(true);
  });

  it('for a script is never genuine if its type or its content is that of a page', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (content, parameters) => {
        const type = `text/html;${encodeURIComponent(parameters)}`;
        expect(await isGenuine(createResponse(content, type), '/assets/js/site.1.js')).toBe(false);
        expect(await isGenuine(createResponse(`<${content}`, 'text/javascript'), '/assets/js/site.1.js')).toBe(false);
      }),
      GENERATED,
    );
  });

  it('for a page is genuine only if its canonical address has the requested path', async () => {
    const hosts = fc.constantFrom('https://wirespec.io', 'https://[', 'https:', '//evil.example', 'data:', '');
    const paths = fc.constantFrom('/docs/types', '/docs/types/', '/docs/types/index.html', '/%', '/docs', '\\docs');
    const addresses = fc.oneof(
      fc.tuple(hosts, paths).map((parts) => parts.join('')),
      fc.string({ unit: 'binary' }),
    );
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(addresses, async (address) => {
        const page = `<link rel="canonical" href="${address}"><body></body>`;
        const isRequested = await isGenuine(createResponse(page, 'text/html'), '/docs/types');
        if (isRequested) expect(new URL(address).pathname).toMatch(/^\/docs\/types(?:\/|\.html|\/index\.html)?$/);
        accepted += Number(isRequested);
      }),
      GENERATED,
    );
    expect(accepted).toBeGreaterThan(0);
  });
});
