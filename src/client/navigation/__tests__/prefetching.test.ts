// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { observers, ObserverStub } from '../../__tests__/ObserverStub';
import { startBehavior } from '../../__tests__/startBehavior';

const toUrl = (address: string): URL => new URL(address, window.location.origin);

let isPrefetched: (url: URL) => boolean;
let stop: () => void;
/** Starts the behavior on the current content of the page. */
let open: () => void;
let idleCallbacks: (() => void)[];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', ObserverStub);
  idleCallbacks = [];
  vi.stubGlobal('requestIdleCallback', (action: () => void) => idleCallbacks.push(action));
  supportHints(true);
  vi.stubGlobal('CSS', { supports: () => false });
  document.head.innerHTML = '';
  observers.length = 0;
  vi.resetModules();
  const { prefetching, ...others } = await import('../prefetching');
  ({ isPrefetched } = others);
  stop = () => undefined;
  open = () => {
    stop();
    stop = startBehavior(prefetching);
  };
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

function supportHints(isSupported: boolean): void {
  Object.defineProperty(DOMTokenList.prototype, 'supports', { value: () => isSupported, configurable: true });
}

/** Opens a page with links to the given addresses. */
function openPage(...addresses: string[]): void {
  document.body.innerHTML = addresses.map((address) => `<a href="${address}"><b>link</b></a>`).join('');
  open();
}

/** Brings the links to the given addresses into view. */
function bringIntoView(...addresses: string[]): void {
  observers.at(-1)?.meet(addresses.map((address) => document.querySelector(`a[href="${address}"]`)!));
}

function runIdleCallbacks(): void {
  for (const action of idleCallbacks.splice(0)) action();
}

function send(type: string, address: string): void {
  document.querySelector(`a[href="${address}"] b`)?.dispatchEvent(new Event(type, { bubbles: true }));
}

const listHints = (): (string | null)[] =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

describe('links in view', () => {
  it('are prefetched when the browser is idle, not before', () => {
    openPage('/a', '/b');
    bringIntoView('/a');
    expect(listHints()).toEqual([]);
    runIdleCallbacks();
    expect(listHints()).toEqual(['/a']);
  });

  it('are prefetched, at most six and the next page of a series', () => {
    const addresses = Array.from({ length: 20 }, (_, index) => `/page-${index}`);
    openPage(...addresses);
    document.querySelector('[href="/page-19"]')?.setAttribute('rel', 'next');
    bringIntoView(...addresses);
    runIdleCallbacks();
    expect(listHints()).toEqual([...addresses.slice(0, 6), '/page-19']);
  });

  it('are prefetched once, even if several pages contain them', () => {
    openPage('/a', '/a#b');
    bringIntoView('/a', '/a#b');
    runIdleCallbacks();
    openPage('/a');
    bringIntoView('/a');
    runIdleCallbacks();
    expect(listHints()).toEqual(['/a']);
  });

  it('are not prefetched in the sidebar', () => {
    document.body.innerHTML = '<aside class="theme-doc-sidebar-container"><a href="/a">A</a></aside>';
    open();
    bringIntoView('/a');
    runIdleCallbacks();
    expect(listHints()).toEqual([]);
  });
});

describe('a link that the reader is about to follow', () => {
  it.each(['pointerover', 'focusin'])('is prefetched after %s if the reader stays on it', (type) => {
    openPage('/a', '/b');
    send(type, '/a');
    vi.advanceTimersByTime(40);
    send(type, '/b');
    vi.advanceTimersByTime(70);
    expect(listHints()).toEqual(['/b']);
  });

  it.each(['pointerdown', 'touchstart'])('is prefetched at once after %s', (type) => {
    openPage('/a');
    send(type, '/a');
    vi.advanceTimersByTime(0);
    expect(listHints()).toEqual(['/a']);
  });

  it('is prefetched immediately and only once when the mouse button is pressed, although the focus moves, too', () => {
    openPage('/a');
    send('pointerdown', '/a');
    send('focusin', '/a');
    expect(listHints()).toEqual(['/a']);
  });

  it('is prefetched even in the sidebar', () => {
    document.body.innerHTML = '<aside class="theme-doc-sidebar-container"><a href="/a"><b>A</b></a></aside>';
    open();
    send('pointerdown', '/a');
    vi.advanceTimersByTime(0);
    expect(listHints()).toEqual(['/a']);
  });
});

describe('a prefetched page', () => {
  it('is fresh for five minutes, for its own query and any hash', () => {
    openPage('/a');
    bringIntoView('/a');
    runIdleCallbacks();
    expect(isPrefetched(toUrl('/a'))).toBe(false);
    document.head.querySelector('link[href="/a"]')?.dispatchEvent(new Event('load'));
    expect(isPrefetched(toUrl('/a#part'))).toBe(true);
    expect(isPrefetched(toUrl('/a?q=b'))).toBe(false);
    vi.advanceTimersByTime(299_000);
    expect(isPrefetched(toUrl('/a'))).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(isPrefetched(toUrl('/a'))).toBe(false);
  });

  it('is prefetched again after five minutes', () => {
    openPage('/a');
    send('pointerdown', '/a');
    document.head.querySelector('link[href="/a"]')?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(299_000);
    send('pointerdown', '/a');
    expect(listHints()).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    send('pointerdown', '/a');
    expect(listHints()).toHaveLength(2);
  });

  it('is prefetched again if the request failed', () => {
    openPage('/a');
    send('pointerdown', '/a');
    const hint = document.head.querySelector('link[href="/a"]');
    hint?.dispatchEvent(new Event('error'));
    expect(listHints()).toEqual([]);
    send('pointerdown', '/a');
    expect(listHints()).toEqual(['/a']);
    expect(document.head.querySelector('link[href="/a"]')).not.toBe(hint);
  });

  it('R-34 is fetched by GET with credentials in browsers without prefetch links', async () => {
    supportHints(false);
    const fetching = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', fetching);
    openPage('/a');
    bringIntoView('/a');
    runIdleCallbacks();
    expect(
      fetching.mock.calls.map(([path, options]) => [path, options?.method ?? 'GET', options?.credentials]),
    ).toEqual([['/a', 'GET', 'include']]);
    expect(listHints()).toEqual([]);
    await vi.waitFor(() => {
      expect(isPrefetched(toUrl('/a'))).toBe(true);
    });
  });

  it('is fetched with `fetch()` in Firefox, where the security policy blocks prefetch links', async () => {
    vi.stubGlobal('CSS', { supports: (property: string) => property.startsWith('-moz-') });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    openPage('/a');
    bringIntoView('/a');
    runIdleCallbacks();
    expect(listHints()).toEqual([]);
    await vi.waitFor(() => {
      expect(isPrefetched(toUrl('/a'))).toBe(true);
    });
  });

  it('does not count as prefetched if there was no connection', async () => {
    supportHints(false);
    const lost = Promise.reject(new TypeError('no connection'));
    const fetching = vi.fn<typeof fetch>(() => lost);
    vi.stubGlobal('fetch', fetching);
    openPage('/a');
    bringIntoView('/a');
    runIdleCallbacks();
    await lost.catch(() => undefined);
    expect(isPrefetched(toUrl('/a'))).toBe(false);
    await vi.waitFor(() => {
      send('pointerdown', '/a');
      expect(fetching).toHaveBeenCalledTimes(2);
    });
  });
});

describe('nothing is prefetched', () => {
  it('for other sites, for files, and for the current page', () => {
    const own = `${window.location.pathname}#part`;
    openPage('https://example.org/a', '/feed.xml', own);
    bringIntoView('https://example.org/a', '/feed.xml', own);
    for (const address of ['https://example.org/a', '/feed.xml', own]) send('pointerdown', address);
    vi.advanceTimersByTime(0);
    runIdleCallbacks();
    expect(listHints()).toEqual([]);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'R-34 with the connection %j',
    (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      openPage('/a');
      bringIntoView('/a');
      send('pointerover', '/a');
      vi.advanceTimersByTime(100);
      send('pointerdown', '/a');
      vi.advanceTimersByTime(0);
      runIdleCallbacks();
      expect(listHints()).toEqual([]);
    },
  );
});
