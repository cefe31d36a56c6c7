// @vitest-environment jsdom
import nprogress from 'nprogress';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBehavior } from '../../__tests__/startBehavior';

interface PendingRequest {
  send: (html: string) => void;
  signal: AbortSignal | null | undefined;
}

const LINKS =
  '<a id="own" href="/first">Own</a><a id="next" href="/next">Next</a><a id="other" href="/other">Other</a>';

let navigation: typeof import('../navigation');
let stop = (): void => undefined;
/** Pending requests for pages, by path. The test sends the responses. */
let requests: Map<string, PendingRequest[]>;

beforeEach(async () => {
  requests = new Map();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', (address: string, options?: RequestInit) => {
    const { pathname } = new URL(address);

    return new Promise<Response>((resolve, reject) => {
      const signal = options?.signal;
      signal?.addEventListener('abort', () => {
        reject(new DOMException('aborted', 'AbortError'));
      });
      const send = (html: string): void => {
        resolve(new Response(html, { headers: { 'content-type': 'text/html' } }));
      };
      requests.set(pathname, [...(requests.get(pathname) ?? []), { send, signal }]);
    });
  });
  window.history.replaceState(null, '', '/first');
  document.head.innerHTML = '<title>first</title>';
  document.body.innerHTML = renderPage('first');
  vi.resetModules();
  navigation = await import('../navigation');
});

afterEach(async () => {
  stop();
  stop = () => undefined;
  // Stops the timers of the progress bar. Otherwise, they would access `document` after the test has ended.
  nprogress.status = null;
  (await import('../progress')).endProgress();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function renderPage(title: string): string {
  return `<div><div role="region" data-skip-region><a href="#__docusaurus_skipToContent_fallback" data-skip-link>Skip</a></div>
<nav class="theme-layout-navbar">${LINKS}</nav>
<div class="theme-layout-main" id="__docusaurus_skipToContent_fallback"><main><h1>${title}</h1><a id="inner" href="/inner">In</a></main></div>
<footer></footer></div>`;
}

function start(): void {
  stop = startBehavior(navigation.navigation);
}

/** Responds to the latest request for a page. */
function serve(path: string): void {
  requests
    .get(path)
    ?.at(-1)
    ?.send(`<title>${path}</title>${renderPage(path)}`);
}

const click = (id: string): boolean => document.getElementById(id)!.dispatchEvent(createClick());
const createClick = (): MouseEvent => new MouseEvent('click', { bubbles: true, cancelable: true });
const readHeading = (): string => document.querySelector('h1')?.textContent ?? '';

async function arrive(path: string): Promise<void> {
  serve(path);
  await vi.waitFor(() => {
    expect(readHeading()).toBe(path);
  });
}

async function go(steps: number): Promise<void> {
  await new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    window.history.go(steps);
  });
}

const goBack = (): Promise<void> => go(-1);

describe('the history', () => {
  it('gets one entry for a double click', async () => {
    start();
    const push = vi.spyOn(window.history, 'pushState');
    click('next');
    click('next');
    expect(push).toHaveBeenCalledTimes(1);
    expect(requests.get('/next')).toHaveLength(1);
    await arrive('/next');
    click('next');
    expect(push).toHaveBeenCalledTimes(1);
    await goBack();
    expect(window.location.pathname).toBe('/first');
  });

  it('gets no entry for a link to the current page, even if the address has a hash', () => {
    start();
    const push = vi.spyOn(window.history, 'pushState');
    click('own');
    click('own');
    expect(push).not.toHaveBeenCalled();
    window.history.replaceState(window.history.state, '', '/first#part');
    click('own');
    expect(push).not.toHaveBeenCalled();
    expect(window.location.hash).toBe('');
    expect(requests.size).toBe(0);
  });

  it('gets an entry for another query or hash of the current page, and listeners are notified', () => {
    start();
    const push = vi.spyOn(window.history, 'pushState');
    const listener = vi.fn<() => void>();
    navigation.onAddressChange(listener);
    navigation.navigate('/first?q=a');
    navigation.navigate('/first?q=a#part');
    expect(push).toHaveBeenCalledTimes(2);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(requests.size).toBe(0);
  });
});

describe('the address listeners', () => {
  it('are notified of Back within a page, even if the browser restores the scroll position', async () => {
    start();
    const listener = vi.fn<() => void>();
    navigation.navigate('/first?q=a');
    navigation.navigate('/first?q=b');
    navigation.onAddressChange(listener);
    // After a reload, the browser itself restores the scroll position of this entry.
    window.history.scrollRestoration = 'auto';
    await goBack();
    expect(window.location.search).toBe('?q=a');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a page that was never shown', () => {
  const scrolled: number[] = [];

  beforeEach(() => {
    scrolled.length = 0;
    vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrolled.push(top ?? NaN));
    vi.stubGlobal('scrollY', 3000);
  });

  it('is shown from the top by Back after another link was followed', async () => {
    start();
    click('next');
    click('other');
    await arrive('/other');
    await goBack();
    await arrive('/next');
    expect(scrolled.at(-1)).toBe(0);
  });

  it('is shown from the top by Forward after Back was pressed', async () => {
    start();
    click('next');
    await goBack();
    await go(1);
    await arrive('/next');
    expect(scrolled.at(-1)).toBe(0);
  });
});

it('the browser loads a page if it refuses to add a history entry', () => {
  start();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const push = vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('more than 100 times', 'SecurityError');
  });
  const assign = vi.fn<(address: string) => void>();
  const { href, origin, pathname, search } = window.location;
  vi.stubGlobal('location', { href, origin, pathname, search, assign });
  click('next');
  expect(assign).toHaveBeenCalledExactlyOnceWith(`${origin}/next`);
  expect(requests.size).toBe(0);
  expect(warn).toHaveBeenCalledTimes(1);
  for (const spy of [push, warn]) spy.mockRestore();
});

describe('the request for a page', () => {
  it('is aborted when the reader goes to another page', async () => {
    start();
    click('next');
    click('other');
    expect(requests.get('/next')?.[0]?.signal?.aborted).toBe(true);
    await arrive('/other');
    serve('/next');
    await Promise.resolve();
    expect(readHeading()).toBe('/other');
  });

  it('is aborted when the reader goes back to the visible page', async () => {
    start();
    const heading = document.querySelector('h1');
    click('next');
    await goBack();
    expect(requests.get('/next')?.[0]?.signal?.aborted).toBe(true);
    expect(requests.has('/first')).toBe(false);
    expect(document.querySelector('h1')).toBe(heading);
  });
});

describe('a page that has arrived', () => {
  it('is announced to screen readers by its title', async () => {
    start();
    click('next');
    await arrive('/next');
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('/next');
  });

  it('gets the focus at its beginning', async () => {
    start();
    document.getElementById('inner')?.focus();
    click('inner');
    await arrive('/inner');
    expect(document.activeElement?.getAttribute('role')).toBe('region');
  });

  it('does not lose the focus when the reader goes back', async () => {
    start();
    click('next');
    await arrive('/next');
    document.getElementById('inner')?.focus();
    await goBack();
    await arrive('/first');
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('an address', () => {
  it('with two slashes is a path of this site, not another host', () => {
    start();
    navigation.navigate(`${window.location.origin}//evil.example/docs`);
    expect(window.location.href).toBe(`${window.location.origin}/evil.example/docs`);
    expect([...requests.keys()]).toEqual(['/evil.example/docs']);
  });

  it('with two slashes is corrected if the page was opened at it', () => {
    window.history.replaceState(null, '', `${window.location.origin}//first`);
    start();
    expect(window.location.pathname).toBe('/first');
    navigation.replaceAddress(`${window.location.pathname}?q=a`);
    expect(window.location.search).toBe('?q=a');
  });

  it('is loaded by the browser in development, where the Docusaurus router shows pages', () => {
    const assign = vi.fn<(address: string) => void>();
    const { href, origin } = window.location;
    vi.stubGlobal('location', { href, origin, assign });
    navigation.navigate('/next?q=a');
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${origin}/next?q=a`);
    expect(requests.size).toBe(0);
  });
});
