import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPage } from '../loadPage';

const ORIGIN = window.location.origin;

/** The files of the host, by path and query; everything else is not found. */
let files: Record<string, string>;
let requests: { address: string; options: RequestInit | undefined }[];

beforeEach(() => {
  files = {};
  requests = [];
  vi.stubGlobal('fetch', (address: string, options?: RequestInit) => {
    const { pathname, search } = new URL(address);
    requests.push({ address: pathname + search, options });

    return answer(pathname + search);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function answer(address: string): Promise<Response> {
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

  it('is requested without .html if the host does not know that spelling', async () => {
    files['/docs/types'] = '<main>Types</main>';
    const page = await loadPage(toUrl('/docs/types.html'));
    expect(page.url.pathname).toBe('/docs/types');
    expect(listAddresses()).toEqual(['/docs/types.html', '/docs/types']);
  });

  it('is requested once if the host knows that spelling, and its address has no .html unless that is its canonical address', async () => {
    files['/docs/types.html'] = '<main>Types</main>';
    files['/report.html'] = '<link rel=canonical href=/report.html>';
    expect((await loadPage(toUrl('/docs/types.html'))).url.pathname).toBe('/docs/types');
    expect((await loadPage(toUrl('/report.html'))).url.pathname).toBe('/report.html');
    expect(listAddresses()).toEqual(['/docs/types.html', '/report.html']);
  });

  it('is the page for unknown paths when there is none', async () => {
    expect(readMain((await loadPage(toUrl('/nothing'))).content)).toBe('not found');
    expect(listAddresses()).toEqual(['/nothing']);
  });

  it('is at the address the host redirects to, with query and hash of the link', async () => {
    const response = await answer('/');
    Object.defineProperties(response, { redirected: { value: true }, url: { value: `${ORIGIN}/docs/new/` } });
    vi.stubGlobal('fetch', () => Promise.resolve(response));
    expect((await loadPage(toUrl('/docs/old?a#b'))).url.href).toBe(`${ORIGIN}/docs/new/?a#b`);
  });

  it('is the one that a page which only leads elsewhere leads to', async () => {
    files['/old'] = '<meta http-equiv="refresh" content="0; url=/new">';
    files['/new'] = '<main>New</main>';
    const page = await loadPage(toUrl('/old#part'));
    expect(page.url.href).toBe(`${ORIGIN}/new#part`);
    expect(readMain(page.content)).toBe('New');
  });

  it('is refused when the answer is not a page', async () => {
    files['/search.json'] = '{}';
    await expect(loadPage(toUrl('/search.json'))).rejects.toThrow('/search.json is not a page');
  });

  it.each(['/b', '/a'])('is the page for unknown paths when %s leads back to it', async (last) => {
    files['/a?b'] = files['/a'] = `<meta http-equiv="refresh" content="0; url=${last}">`;
    files['/b'] = '<meta http-equiv="refresh" content="0; url=/a">';
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = await loadPage(toUrl('/a?b#c'));
    expect(page.url.href).toBe(`${ORIGIN}/a?b#c`);
    expect(readMain(page.content)).toBe('not found');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/a redirects endlessly.'));
    warn.mockRestore();
  });

  it('is never from another host, neither by a path with two slashes, nor by a redirect, nor by a page that redirects', async () => {
    files['/docs'] = '<main>Docs</main>';
    files['/away'] = '<meta http-equiv="refresh" content="0; url=//evil.example/docs">';
    const asked: string[] = [];
    const { fetch } = window;
    vi.stubGlobal('fetch', (address: string, options?: RequestInit) => {
      asked.push(address);
      expect(options?.mode).toBe('same-origin');

      return fetch(address, options);
    });
    await loadPage(new URL(`${ORIGIN}//evil.example/docs`));
    await expect(loadPage(toUrl('/away'))).rejects.toThrow('not a page of this site');
    expect(asked.every((address) => new URL(address).origin === ORIGIN)).toBe(true);
  });

  it('is canceled when another page is requested', async () => {
    files['/a'] = '<main>A</main>';
    const visit = new AbortController();
    await loadPage(toUrl('/a'), visit.signal);
    expect(requests[0]?.options?.signal).toBe(visit.signal);
  });
});
