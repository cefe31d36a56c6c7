import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_SCREEN_END } from '../../../../lib/html/firstScreen';

const ORIGIN = window.location.origin;

/** What the host has, by path and query; all else is not found. */
let files: Record<string, string>;
let requests: string[];
let loader: typeof import('../loadPage');

beforeEach(async () => {
  files = {};
  requests = [];
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address);
    return answer(address);
  });
  // What was announced is kept by the module.
  vi.resetModules();
  loader = await import('../loadPage');
});

afterEach(() => {
  vi.useRealTimers();
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

describe('a page that is loaded', () => {
  it('is read with its query, and not with its hash', async () => {
    files['/docs/types?a=1'] = '<main>Types</main>';
    const page = await loader.loadPage(toUrl('/docs/types?a=1#b'));
    expect(page.pathname).toBe('/docs/types');
    expect(page.isWhole).toBe(true);
    expect(readMain(page.beginning)).toBe('Types');
  });

  it('is asked for without .html when the host does not know that spelling', async () => {
    files['/docs/types'] = '<main>Types</main>';
    const page = await loader.loadPage(toUrl('/docs/types.html'));
    expect(page.pathname).toBe('/docs/types');
    expect(requests).toEqual(['/docs/types.html', '/docs/types']);
  });

  it('is asked for once when the host knows that spelling', async () => {
    files['/docs/types.html'] = '<main>Types</main>';
    const page = await loader.loadPage(toUrl('/docs/types.html'));
    expect(page.pathname).toBe('/docs/types.html');
    expect(requests).toEqual(['/docs/types.html']);
  });

  it('is the page for unknown paths when there is none', async () => {
    const page = await loader.loadPage(toUrl('/nothing'));
    expect(readMain(page.beginning)).toBe('not found');
    expect(requests).toEqual(['/nothing']);
  });

  it('is at the address the host leads to', async () => {
    const response = await answer('/');
    Object.defineProperties(response, { redirected: { value: true }, url: { value: `${ORIGIN}/docs/new/` } });
    vi.stubGlobal('fetch', () => Promise.resolve(response));
    expect((await loader.loadPage(toUrl('/docs/old'))).pathname).toBe('/docs/new/');
  });

  it('is the one that a page which only leads elsewhere leads to', async () => {
    files['/old'] = '<meta http-equiv="refresh" content="0; url=/new">';
    files['/new'] = '<main>New</main>';
    const page = await loader.loadPage(toUrl('/old'));
    expect(page.pathname).toBe('/new');
    expect(readMain(page.beginning)).toBe('New');
  });

  it('is read anew for each visit, also when another page leads to it', async () => {
    files['/old'] = '<meta http-equiv="refresh" content="0; url=/new">';
    files['/new'] = '<main>New</main>';
    void loader.preparePage(toUrl('/new'));
    const { beginning } = await loader.loadPage(toUrl('/old'));
    expect((await loader.loadPage(toUrl('/new'))).beginning).not.toBe(beginning);
  });

  it('is refused when the answer is no page', async () => {
    files['/search.json'] = '{}';
    await expect(loader.loadPage(toUrl('/search.json'))).rejects.toThrow('/search.json is no page');
  });
});

describe('a long page', () => {
  const end = '<p id="end">The end</p>';

  it('is read to the end of its first screen first, and as a whole when that is asked for', async () => {
    files['/long'] = `<title>Long</title><main>${'<p>word</p>'.repeat(3)}${FIRST_SCREEN_END}1</script>${end}</main>`;
    const page = await loader.loadPage(toUrl('/long'));
    expect(page.isWhole).toBe(false);
    expect(page.beginning.title).toBe('Long');
    expect(page.beginning.querySelectorAll('main > *')).toHaveLength(3);
    const whole = await loader.readWhole(page);
    expect(whole.querySelector('#end')).not.toBeNull();
    expect(whole.querySelectorAll('main > *')).toHaveLength(4);
  });

  it('is one whose first screen has an end: any other is read at once', async () => {
    files['/menu'] = `<main>${'<p>word</p>'.repeat(5000)}${end}</main>`;
    const page = await loader.loadPage(toUrl('/menu'));
    expect(page.isWhole).toBe(true);
    expect(page.beginning.querySelector('#end')).not.toBeNull();
  });
});

describe('a long page that the browser has fetched beforehand', () => {
  const start = `<main>${'<p>café</p>'.repeat(3000)}${FIRST_SCREEN_END}</script>`;
  let body: ReadableStreamDefaultController<Uint8Array>;

  /** Answers with as many bytes as the test sends. */
  beforeEach(async () => {
    const { noteArrival, notePrefetch } = await import('../prefetched');
    notePrefetch('/long');
    noteArrival('/long');
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => (body = controller) });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(stream, { headers: { 'content-type': 'text/html' } })));
  });

  it('is there with its beginning while the end is on its way', async () => {
    body.enqueue(new TextEncoder().encode(start));
    const page = await loader.loadPage(toUrl('/long'));
    expect(page.isWhole).toBe(false);
    expect(page.beginning.querySelector('p')?.textContent).toBe('café');

    // A letter in two pieces.
    const [one, ...others] = new TextEncoder().encode('é</main>');
    body.enqueue(Uint8Array.of(one!));
    body.enqueue(Uint8Array.from(others));
    body.close();
    expect((await loader.readWhole(page)).querySelector('main')?.lastChild?.textContent).toBe('é');
  });

  it('is waited for as a whole when it has not come yet: over a network the end may be far behind', async () => {
    const { notePrefetch } = await import('../prefetched');
    notePrefetch('/slow');
    let isLoaded = false;
    const loading = loader.loadPage(toUrl('/slow')).then(() => (isLoaded = true));
    body.enqueue(new TextEncoder().encode(start));
    await new Promise((resolve) => setTimeout(resolve));
    expect(isLoaded).toBe(false);
    body.close();
    await loading;
  });

  it('is asked for again when its end did not come', async () => {
    void loader.preparePage(toUrl('/long'));
    body.enqueue(new TextEncoder().encode(start));
    body.error(new TypeError('lost'));
    await new Promise((resolve) => setTimeout(resolve));
    vi.stubGlobal('fetch', answer);
    files['/long'] = '<main>whole</main>';
    expect(readMain((await loader.loadPage(toUrl('/long'))).beginning)).toBe('whole');
  });

  it('says when its end does not come', async () => {
    body.enqueue(new TextEncoder().encode(start));
    const page = await loader.loadPage(toUrl('/long'));
    body.error(new TypeError('lost'));
    await expect(loader.readWhole(page)).rejects.toThrow('lost');
  });
});

describe('a page that is held', () => {
  const start = `<title>Long</title><body><main><p>one</p>${FIRST_SCREEN_END}</script>`;
  let ways: (RequestInit | undefined)[];

  beforeEach(() => {
    ways = [];
    files['/long'] = `${start}<p>, two</p></main>`;
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      ways.push(init);
      return answer(address);
    });
  });

  it('shows its first screen without being asked for again, and is fetched for what follows', async () => {
    await loader.holdPage(toUrl('/long'));
    const page = await loader.loadPage(toUrl('/long'));
    expect(page.isWhole).toBe(false);
    expect(readMain(page.beginning)).toBe('one');
    expect(ways).toHaveLength(1);
    expect(readMain(await loader.readWhole(page))).toBe('one, two');
    // The one that counts as a visit.
    expect(ways.map((how) => how?.credentials)).toEqual(['include', 'same-origin']);
  });

  it('says when it has changed meanwhile', async () => {
    await loader.holdPage(toUrl('/long'));
    const page = await loader.loadPage(toUrl('/long'));
    files['/long'] = '<main>another</main>';
    await expect(loader.readWhole(page)).rejects.toThrow('/long has changed');
  });

  it.each(['/short', '/nothing'])('has a first screen with an end: %s is not held', async (address) => {
    files['/short'] = '<main>short</main>';
    await loader.holdPage(toUrl(address));
    await loader.loadPage(toUrl(address));
    expect(ways.map((how) => how?.credentials)).toEqual(['include', 'same-origin']);
  });

  it('is looked at once when it turns out to be short', async () => {
    files['/short'] = '<main>short</main>';
    await loader.holdPage(toUrl('/short'));
    await loader.holdPage(toUrl('/short'));
    expect(ways).toHaveLength(1);
  });

  it('is let go after two minutes', async () => {
    vi.useFakeTimers();
    await loader.holdPage(toUrl('/long'));
    await vi.advanceTimersByTimeAsync(119_000);
    await loader.holdPage(toUrl('/long'));
    expect(ways).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await loader.holdPage(toUrl('/long'));
    expect(ways).toHaveLength(2);
  });

  it('is left alone when the connection is lost', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')));
    await expect(loader.holdPage(toUrl('/long'))).resolves.toBeUndefined();
  });

  it('is tried again when the connection was lost halfway', async () => {
    const headers = { 'content-type': 'text/html' };
    const body = new ReadableStream({
      start: (controller) => {
        controller.error(new TypeError('lost'));
      },
    });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })));
    await loader.holdPage(toUrl('/long'));
    vi.stubGlobal('fetch', answer);
    await loader.holdPage(toUrl('/long'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Not asked again: it is held')));
    expect((await loader.loadPage(toUrl('/long'))).isWhole).toBe(false);
  });

  it('brings the styles of another kind of page with it once the reader does something', async () => {
    files['/long'] = `<head><link rel=stylesheet href=/other.css></head>${start}`;
    await loader.holdPage(toUrl('/long'));
    const findLink = (): HTMLLinkElement | null => document.head.querySelector('link[href="/other.css"]');
    await new Promise((resolve) => setTimeout(resolve));
    expect(findLink()).toBeNull();
    window.dispatchEvent(new Event('wheel'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(findLink()?.media).toBe('not all');
    findLink()?.remove();
  });
});

describe('a page that was announced', () => {
  it('is not asked for again by the click', async () => {
    files['/a'] = '<main>A</main>';
    loader.announcePage(toUrl('/a'));
    void loader.preparePage(toUrl('/a'));
    await loader.loadPage(toUrl('/a'));
    expect(requests).toEqual(['/a']);
  });

  it('is asked for again by the next visit', async () => {
    files['/a'] = '<main>A</main>';
    loader.announcePage(toUrl('/a'));
    await loader.loadPage(toUrl('/a'));
    files['/a'] = '<main>Newer</main>';
    expect(readMain((await loader.loadPage(toUrl('/a'))).beginning)).toBe('Newer');
  });

  it('is asked for again after half a minute: the site may have changed', async () => {
    vi.useFakeTimers();
    files['/a'] = '<main>A</main>';
    loader.announcePage(toUrl('/a'));
    await vi.advanceTimersByTimeAsync(29_000);
    loader.announcePage(toUrl('/a'));
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    loader.announcePage(toUrl('/a'));
    expect(requests).toHaveLength(2);
  });

  it('is asked for again after it failed', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No connection')));
    loader.announcePage(toUrl('/a'));
    await vi.advanceTimersByTimeAsync(0);
    vi.stubGlobal('fetch', answer);
    files['/a'] = '<main>A</main>';
    expect(readMain((await loader.loadPage(toUrl('/a'))).beginning)).toBe('A');
  });
});
