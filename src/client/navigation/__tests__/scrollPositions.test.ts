import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBehavior } from '../../__tests__/startBehavior';

const ORIGIN = window.location.origin;
const toUrl = (address: string): URL => new URL(address, ORIGIN);

let places: typeof import('../scrollPositions');
/** Where the page was scrolled to: a height, or an element. */
let scrolled: (number | string)[];

/** Takes away what listens for the document that is open. */
let close = (): void => undefined;

/** Opens a document in the same tab, which knows only what the one before has left. */
async function openDocument(): Promise<void> {
  close();
  vi.resetModules();
  places = await import('../scrollPositions');
  close = startBehavior({ start: places.startScrollPositions });
}

beforeEach(async () => {
  scrolled = [];
  document.body.innerHTML = '<h2 id="types">Types</h2>';
  window.history.replaceState(null, '', '/first');
  window.sessionStorage.clear();
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrolled.push(top ?? -1));
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  await openDocument();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

/** Goes back, as the browser does it. */
function goBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener(
      'popstate',
      () => {
        resolve();
      },
      { once: true },
    );
    window.history.back();
  });
}

describe('the place a page is shown at', () => {
  it('is where the reader was, also in a document that was left since', async () => {
    scrollTo(700);
    places.leaveEntry();
    places.writeEntry(toUrl('/second'), 'push');
    window.dispatchEvent(new Event('pagehide'));
    await openDocument();
    await goBack();
    places.adoptEntry();
    places.restorePosition(toUrl('/first'), true);
    expect(scrolled).toEqual([700]);
  });

  it('is left to the browser while the page is out of sight, and ours again afterwards', () => {
    places.leaveEntry();
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    for (const [state, restoration] of [
      ['hidden', 'auto'],
      ['visible', 'manual'],
    ] as const) {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
      expect(window.history.scrollRestoration).toBe(restoration);
    }
  });

  it.each([
    ['{', 0],
    ['{"a":1}', 0],
    ['[["a","b"]]', 0],
    ['[1,["a",40]]', 40],
  ])('is read from what is remembered, here %s, where that says it', async (kept, position) => {
    window.history.replaceState({ key: 'a' }, '', '/first');
    window.sessionStorage.setItem('scroll-positions', kept);
    await openDocument();
    places.restorePosition(toUrl('/first'), true);
    expect(scrolled).toEqual([position]);
  });

  it('is its top', () => {
    places.restorePosition(toUrl('/second'), false);
    expect(scrolled).toEqual([0]);
  });

  it('is what its hash names, or the top when that names nothing', () => {
    places.restorePosition(toUrl('/second#types'), false);
    places.restorePosition(toUrl('/second#gone'), false);
    expect(scrolled).toEqual(['types', 0]);
  });

  it('is what a link names, also where the reader has been in this entry', () => {
    scrollTo(300);
    places.rememberPosition();
    places.restorePosition(toUrl('/first#types'), false);
    expect(scrolled).toEqual(['types']);
  });

  it('is where the reader was before, whatever the hash says, when they come back', async () => {
    scrollTo(480);
    places.leaveEntry();
    places.writeEntry(toUrl('/second'), 'push');
    scrollTo(20);
    places.leaveEntry();
    await goBack();
    expect(places.adoptEntry()).toBe(true);
    places.restorePosition(toUrl('/first#types'), true);
    expect(scrolled).toEqual([480]);
  });

  it('is that of the entry, not that of the address: a page may be visited twice', async () => {
    scrollTo(100);
    places.leaveEntry();
    places.writeEntry(toUrl('/first'), 'push');
    scrollTo(900);
    places.leaveEntry();
    await goBack();
    places.adoptEntry();
    places.restorePosition(toUrl('/first'), true);
    expect(scrolled).toEqual([100]);
  });
});

describe('the history', () => {
  it('gets one step for a new page, and none for another address of the same', async () => {
    places.writeEntry(toUrl('/second'), 'push');
    places.writeEntry(toUrl('/second?q=a'), 'replace');
    expect(window.location.href).toBe(`${ORIGIN}/second?q=a`);
    await goBack();
    expect(window.location.href).toBe(`${ORIGIN}/first`);
  });

  it('keeps the place of an entry that gets another address', () => {
    scrollTo(300);
    places.rememberPosition();
    places.writeEntry(toUrl('/first?q=a'), 'replace');
    places.adoptEntry();
    places.restorePosition(toUrl('/first?q=a'), true);
    expect(scrolled).toEqual([300]);
  });

  it('has entries of the browser, for jumps within a page: these are new', () => {
    window.history.pushState(null, '', '/first#types');
    expect(places.adoptEntry()).toBe(false);
    expect(places.adoptEntry()).toBe(true);
  });

  it('is scrolled by us from the first step on, and by the browser when the reader leaves the site', () => {
    places.leaveEntry();
    expect(window.history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
  });
});
