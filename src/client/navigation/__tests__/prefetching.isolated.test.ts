import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { observers, ObserverStub } from '../../__tests__/ObserverStub';

let enter: () => (() => void) | undefined;
let isAtHand: (path: string) => boolean;
let isPrefetched: (path: string) => boolean;
let idle: (() => void)[];

/** Whether the device has a finger and no pointer. */
let isTouched: boolean;
let held: string[];

beforeEach(async () => {
  isTouched = false;
  held = [];
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }));
  vi.doMock('../loadPage', () => ({
    holdPage: ({ pathname }: URL) => {
      held.push(pathname);
      return Promise.resolve();
    },
  }));
  vi.stubGlobal('IntersectionObserver', ObserverStub);
  idle = [];
  vi.stubGlobal('requestIdleCallback', (action: () => void) => idle.push(action));
  Object.defineProperty(DOMTokenList.prototype, 'supports', { value: () => true, configurable: true });
  document.head.innerHTML = '';
  observers.length = 0;
  vi.resetModules();
  const { prefetching } = await import('../prefetching');
  ({ isAtHand, isPrefetched } = await import('../prefetched'));
  enter = () => prefetching.enter?.();
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

/** A page with links to some addresses. */
function show(...addresses: string[]): void {
  document.body.innerHTML = addresses.map((address) => `<a href="${address}">link</a>`).join('');
}

/** Lets the links to some addresses come into view. */
function see(...addresses: string[]): void {
  observers.at(-1)?.meet(addresses.map((address) => document.querySelector(`a[href="${address}"]`)!));
}

function rest(): void {
  for (const action of idle.splice(0)) action();
}

/** Has what was asked for come. */
function arrive(...addresses: string[]): void {
  for (const address of addresses) {
    document.head.querySelector(`link[rel=prefetch][href="${address}"]`)?.dispatchEvent(new Event('load'));
  }
}

const listHints = (): (string | null)[] =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

describe('links in view', () => {
  it('have their pages fetched, in an idle moment and not before', () => {
    show('/a', '/b');
    enter();
    see('/a');
    expect(listHints()).toEqual([]);
    rest();
    expect(listHints()).toEqual(['/a']);
  });

  it('are taken from the cache without a question to the server once they have come, and not before: what lies there may be days old', async () => {
    const fetching = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no connection')));
    vi.stubGlobal('fetch', fetching);
    const { announcePage } = await vi.importActual<typeof import('../loadPage')>('../loadPage');
    show('/a', '/b', '/c');
    enter();
    see('/a', '/b', '/c');
    announcePage(new URL('/a', window.location.href));
    rest();
    announcePage(new URL('/b', window.location.href));
    arrive('/c');
    announcePage(new URL('/c', window.location.href));
    expect(fetching.mock.calls.map(([path, how]) => [path, how?.cache])).toEqual([
      ['/a', 'default'],
      ['/b', 'default'],
      ['/c', 'force-cache'],
    ]);
  });

  it('are known to have come when they have', () => {
    show('/a');
    enter();
    see('/a');
    rest();
    expect(isAtHand('/a')).toBe(false);
    arrive('/a');
    expect(isAtHand('/a')).toBe(true);
  });

  it('have them fetched once, on all pages together', () => {
    show('/a', '/a#b');
    enter();
    see('/a', '/a#b');
    rest();
    show('/a');
    enter();
    see('/a');
    rest();
    expect(listHints()).toEqual(['/a']);
  });

  it('have at most eight fetched in one moment', () => {
    const addresses = Array.from({ length: 10 }, (_, index) => `/page-${index}`);
    show(...addresses);
    enter();
    see(...addresses);
    idle.shift()?.();
    expect(listHints()).toHaveLength(8);
    rest();
    expect(listHints()).toEqual(addresses);
  });

  it('are asked again when the reader left before there was an idle moment', () => {
    show('/a');
    const leave = enter();
    see('/a');
    leave?.();
    rest();
    expect(listHints()).toEqual([]);
    show('/a');
    enter();
    see('/a');
    rest();
    expect(listHints()).toEqual(['/a']);
  });

  it('R-34 have them fetched by GET with credentials in browsers that do not know such hints', async () => {
    Object.defineProperty(DOMTokenList.prototype, 'supports', { value: () => false, configurable: true });
    const fetching = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', fetching);
    show('/a');
    enter();
    see('/a');
    rest();
    expect(fetching.mock.calls.map(([path, how]) => [path, how?.method ?? 'GET', how?.credentials])).toEqual([
      ['/a', 'GET', 'include'],
    ]);
    expect(listHints()).toEqual([]);
    await vi.waitFor(() => {
      expect(isPrefetched('/a')).toBe(true);
    });
  });

  it('are not taken for fetched when there was no connection', async () => {
    Object.defineProperty(DOMTokenList.prototype, 'supports', { value: () => false, configurable: true });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
    show('/a');
    enter();
    see('/a');
    rest();
    await new Promise((resolve) => setTimeout(resolve));
    expect(isPrefetched('/a')).toBe(false);
  });
});

describe('pages that have come, where fingers touch links', () => {
  beforeEach(() => {
    isTouched = true;
    show('/a', '/b', '/c');
    enter();
    see('/a', '/b', '/c');
    rest();
  });

  it('are held one after the other, each in an idle moment', async () => {
    arrive('/a', '/b');
    expect(held).toEqual([]);
    rest();
    expect(held).toEqual(['/a']);
    await Promise.resolve();
    rest();
    expect(held).toEqual(['/a', '/b']);
    await Promise.resolve();
    expect(idle).toEqual([]);
  });

  it('are not held when their links have gone out of view', () => {
    arrive('/a', '/b');
    observers.at(-1)?.meet([document.querySelector('a[href="/a"]')!], false);
    rest();
    expect(held).toEqual(['/b']);
    observers.at(-1)?.meet([document.querySelector('a[href="/c"]')!], false);
    arrive('/c');
    rest();
    expect(held).toEqual(['/b']);
  });

  it('are held when one of several links to them is in view, and once', async () => {
    document.body.innerHTML = '<a href="/a">one</a><a href="/a#b">two</a><a href="/b">three</a>';
    enter();
    see('/a', '/a#b', '/b');
    observers.at(-1)?.meet([document.querySelector('a[href="/a#b"]')!], false);
    arrive('/a', '/b');
    see('/a', '/b');
    rest();
    await Promise.resolve();
    rest();
    await Promise.resolve();
    expect(held).toEqual(['/a', '/b']);
    expect(idle).toEqual([]);
  });

  it('are held when their links come into view again', () => {
    observers.at(-1)?.meet([document.querySelector('a[href="/a"]')!], false);
    arrive('/a');
    see('/a');
    rest();
    expect(held).toEqual(['/a']);
  });
});

it('a pointer says in time where it goes: nothing is held', () => {
  show('/a');
  enter();
  see('/a');
  rest();
  arrive('/a');
  rest();
  expect(held).toEqual([]);
});

describe('nothing is fetched', () => {
  it('for other sites, files, and the page the reader is on', () => {
    show('https://example.org/a', '/feed.xml', `${window.location.pathname}#part`);
    enter();
    expect(observers.at(-1)?.targets).toHaveLength(1);
    see(`${window.location.pathname}#part`);
    rest();
    expect(listHints()).toEqual([]);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'when the connection asks for thrift: %j',
    (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      show('/a');
      expect(enter()).toBeUndefined();
      expect(observers).toEqual([]);
    },
  );
});
