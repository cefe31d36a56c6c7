// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GENERATED } from '../../../../tests/support/untrustedValues';
import { loadPage } from '../loadPage';

const ORIGIN = window.location.origin;

/** Files of the host, by path and query. Other requests get the status 404. */
let files: Record<string, string>;
let requests: { address: string; options: RequestInit | undefined }[];

beforeEach(() => {
  files = {};
  requests = [];
  vi.stubGlobal('fetch', (address: string, options?: RequestInit) => {
    const { pathname, search } = new URL(address);
    requests.push({ address: pathname + search, options });

    return respond(pathname + search);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function respond(address: string): Promise<Response> {
  const text = files[address];

  return Promise.resolve(
    new Response(text ?? '<main>not found</main>', {
      status: text === undefined ? 404 : 200,
      headers: { 'content-type': address.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8' },
    }),
  );
}

const toUrl = (address: string): URL => new URL(address, ORIGIN);
const readMain = (page: Document): string => page.querySelector('main')?.textContent ?? '';
const listAddresses = (): string[] => requests.map(({ address }) => address);

describe('a page that is loaded', () => {
  it('is read with its query, and keeps its hash', async () => {
    files['/docs/types?a=1'] = '<main>Types</main>';
    const page = await loadPage(toUrl('/docs/types?a=1#b'));
    expect(page.url.href).toBe(`${ORIGIN}/docs/types?a=1#b`);
    expect(readMain(page.content)).toBe('Types');
  });

  it('is requested without .html if the host does not serve the address with .html', async () => {
    files['/docs/types'] = '<main>Types</main>';
    const page = await loadPage(toUrl('/docs/types.html'));
    expect(page.url.pathname).toBe('/docs/types');
    expect(listAddresses()).toEqual(['/docs/types.html', '/docs/types']);
  });

  it('is requested once if the host serves the address with .html; only a canonical address keeps its .html', async () => {
    files['/docs/types.html'] = '<main>Types</main>';
    files['/report.html'] = '<link rel=canonical href=/report.html>';
    expect((await loadPage(toUrl('/docs/types.html'))).url.pathname).toBe('/docs/types');
    expect((await loadPage(toUrl('/report.html'))).url.pathname).toBe('/report.html');
    expect(listAddresses()).toEqual(['/docs/types.html', '/report.html']);
  });

  it('is the 404 page if the path has no page', async () => {
    expect(readMain((await loadPage(toUrl('/nothing'))).content)).toBe('not found');
    expect(listAddresses()).toEqual(['/nothing']);
  });

  it('has the address that the host redirects to, with query and hash of the link', async () => {
    const response = await respond('/');
    Object.defineProperties(response, { redirected: { value: true }, url: { value: `${ORIGIN}/docs/new/` } });
    vi.stubGlobal('fetch', () => Promise.resolve(response));
    expect((await loadPage(toUrl('/docs/old?a#b'))).url.href).toBe(`${ORIGIN}/docs/new/?a#b`);
  });

  it('is the target of a redirect page', async () => {
    files['/old'] = '<meta http-equiv="refresh" content="0; url=/new">';
    files['/new'] = '<main>New</main>';
    const page = await loadPage(toUrl('/old#part'));
    expect(page.url.href).toBe(`${ORIGIN}/new#part`);
    expect(readMain(page.content)).toBe('New');
  });

  it('is refused if the response is not a page', async () => {
    files['/search.json'] = '{}';
    await expect(loadPage(toUrl('/search.json'))).rejects.toThrow('/search.json is not a page');
  });

  it.each(['/b', '/a'])('is the 404 page if redirect pages form a cycle through %s', async (last) => {
    files['/a?b'] = files['/a'] = `<meta http-equiv="refresh" content="0; url=${last}">`;
    files['/b'] = '<meta http-equiv="refresh" content="0; url=/a">';
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = await loadPage(toUrl('/a?b#c'));
    expect(page.url.href).toBe(`${ORIGIN}/a?b#c`);
    expect(readMain(page.content)).toBe('not found');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/a redirects endlessly.'));
    warn.mockRestore();
  });

  it('never comes from another host, whether a path with two slashes, a redirect or a redirect page leads there', async () => {
    files['/docs'] = '<main>Docs</main>';
    files['/away'] = '<meta http-equiv="refresh" content="0; url=//evil.example/docs">';
    const requested: string[] = [];
    const { fetch } = window;
    vi.stubGlobal('fetch', (address: string, options?: RequestInit) => {
      requested.push(address);
      expect(options?.mode).toBe('same-origin');

      return fetch(address, options);
    });
    await loadPage(new URL(`${ORIGIN}//evil.example/docs`));
    await expect(loadPage(toUrl('/away'))).rejects.toThrow('not a page of this site');
    expect(requested.every((address) => new URL(address).origin === ORIGIN)).toBe(true);
  });

  it('is requested with the abort signal of the navigation', async () => {
    files['/a'] = '<main>A</main>';
    const visit = new AbortController();
    await loadPage(toUrl('/a'), visit.signal);
    expect(requests[0]?.options?.signal).toBe(visit.signal);
  });
});

/** A generated response of the host. */
interface HostResponse {
  status: number;
  type: string;
  /** Path of the response, if the host has redirected the request. */
  redirect: string | undefined;
  body: string;
}

/** Statuses whose responses have no body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

function toResponse({ status, type, redirect, body }: HostResponse): Response {
  const response = new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers: { 'content-type': type } });
  if (redirect === undefined) return response;
  const url = new URL(ORIGIN);
  url.pathname = redirect;

  return Object.defineProperties(response, { redirected: { value: true }, url: { value: url.href } });
}

it('a page belongs to this site or is refused with a message, whatever the host sends', async () => {
  const paths = fc.oneof(fc.constantFrom('/a', '/b.html', '//evil.example/c', '/d.json'), fc.string());
  const targets = fc.oneof(
    paths,
    fc.webUrl(),
    fc.constantFrom(
      'javascript:alert(1)',
      'https://[',
      '\\\\evil.example',
      'data:text/html,a',
      `${ORIGIN}@evil.example`,
    ),
  );
  const quote = (target: string): string => target.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const bodies = fc.oneof(
    targets.map((target) => `<meta http-equiv="refresh" content="0; url=${quote(target)}">`),
    targets.map((target) => `<link rel="canonical" href="${quote(target)}"><base href="${quote(target)}">`),
    fc.string({ unit: 'binary' }),
  );
  const responses: fc.Arbitrary<HostResponse> = fc.record({
    status: fc.oneof(fc.constantFrom(200, 404), fc.integer({ min: 200, max: 599 })),
    type: fc.oneof(
      { weight: 3, arbitrary: fc.constant('text/html; charset=utf-8') },
      fc.constantFrom('', 'text/html5', 'application/json'),
    ),
    redirect: fc.option(paths, { nil: undefined }),
    body: bodies,
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await fc.assert(
    fc.asyncProperty(fc.array(responses, { minLength: 1, maxLength: 4 }), paths, async (sent, path) => {
      let count = 0;
      vi.stubGlobal('fetch', (address: string, options?: RequestInit) => {
        expect([new URL(address).origin, options?.mode]).toEqual([ORIGIN, 'same-origin']);
        const next = sent[count % sent.length];
        count += 1;
        return Promise.resolve(next === undefined ? Response.error() : toResponse(next));
      });
      const requested = new URL(ORIGIN);
      requested.pathname = path;
      const result = await loadPage(requested).catch((error: unknown) => String(error));
      if (typeof result === 'string') expect(result).toMatch(/^Error: .+ (?:is not a page:|redirects to) [^]*\.$/);
      else expect(new URL(result.url.pathname, ORIGIN).href).toBe(ORIGIN + result.url.pathname);
    }),
    GENERATED,
  );
});
