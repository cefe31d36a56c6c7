// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBehavior } from '../../__tests__/startBehavior';

const ORIGIN = window.location.origin;
const toUrl = (address: string): URL => new URL(address, ORIGIN);

let places: typeof import('../scrollPositions');
/** Targets of scrolling, in order: a position in CSS pixels, or the id of an element. */
let scrolled: (number | string)[];

/** Removes the listeners of the open document. */
let close = (): void => undefined;

/** Opens another document in the same tab. Only the history and the tab storage remain. */
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
  window.history.scrollRestoration = 'auto';
  window.sessionStorage.clear();
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrolled.push(top ?? -1));
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  await openDocument();
});

afterEach(() => {
  close();
  close = () => undefined;
  vi.unstubAllGlobals();
});

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

/** Leaves the current entry by a link. */
function followLink(address: string): void {
  places.assignEntryKey();
  places.savePosition();
  places.writeEntry(toUrl(address), 'push');
}

/** Goes back, and returns the result of `syncEntry`. */
async function goBack(): Promise<boolean> {
  await new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    window.history.back();
  });

  return places.syncEntry();
}

describe('the place a page is shown at', () => {
  it.each(['this document', 'a document that was reloaded since'])('is where the reader was, in %s', async (which) => {
    scrollTo(700);
    followLink('/second');
    if (which !== 'this document') await openDocument();
    scrollTo(20);
    places.savePosition();
    expect(await goBack()).toBe(true);
    places.restorePosition(toUrl('/first#types'), true);
    expect(scrolled).toEqual([700]);
  });

  it('is where the reader was, too, without storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
    scrollTo(300);
    followLink('/second');
    await goBack();
    places.restorePosition(toUrl('/first'), true);
    expect(scrolled).toEqual([300]);
  });

  it('is left to the browser while the page is hidden, and managed by the site again afterwards', () => {
    followLink('/second');
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

  it('is the target of its hash, or the top without a target', () => {
    places.restorePosition(toUrl('/second#types'), false);
    places.restorePosition(toUrl('/second#gone'), false);
    places.restorePosition(toUrl('/second'), false);
    expect(scrolled).toEqual(['types', 0, 0]);
  });

  it('is the target of its hash, even in folded parts of the page, which are opened', () => {
    document.body.innerHTML =
      '<details id="outer"><details><p id="deep">text</p></details></details><details id="other"></details>';
    places.restorePosition(toUrl('/second#deep'), false);
    expect(scrolled).toEqual(['deep']);
    expect(document.querySelectorAll('#outer[open] > details[open]')).toHaveLength(1);
    expect(document.querySelector<HTMLDetailsElement>('#other')?.open).toBe(false);
  });

  it('is the target of a link, even if the reader has already been at this entry', () => {
    scrollTo(300);
    places.assignEntryKey();
    places.savePosition();
    places.restorePosition(toUrl('/first#types'), false);
    expect(scrolled).toEqual(['types']);
  });

  it('is that of the entry, not that of the address: a page may be visited twice', async () => {
    scrollTo(100);
    followLink('/first');
    scrollTo(900);
    places.savePosition();
    await goBack();
    places.restorePosition(toUrl('/first'), true);
    expect(scrolled).toEqual([100]);
  });
});

describe('the history', () => {
  it('does not change in a document that the reader has just opened', async () => {
    const replace = vi.spyOn(window.history, 'replaceState');
    await openDocument();
    places.savePosition();
    expect(replace).not.toHaveBeenCalled();
    expect(window.history.state).toBeNull();
  });

  it('gets one entry for a new page, and none for another address of the same page', async () => {
    followLink('/second');
    places.writeEntry(toUrl('/second?q=a'), 'replace');
    expect(window.location.href).toBe(`${ORIGIN}/second?q=a`);
    await goBack();
    expect(window.location.href).toBe(`${ORIGIN}/first`);
  });

  it('keeps the position of an entry that gets another address', () => {
    scrollTo(300);
    places.assignEntryKey();
    places.savePosition();
    places.writeEntry(toUrl('/first?q=a'), 'replace');
    places.syncEntry();
    places.restorePosition(toUrl('/first?q=a'), true);
    expect(scrolled).toEqual([300]);
  });

  it('has entries of the browser, for jumps within a page: these are new', () => {
    window.history.pushState(null, '', '/first#types');
    expect(places.syncEntry()).toBe(false);
    expect(places.syncEntry()).toBe(true);
  });

  it('stays as it is when the browser refuses to change it, and the reader can continue', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    // Simulates Safari, which throws after 100 changes in 30 seconds.
    const refuse = (): never => {
      throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
    };
    const refused = [
      vi.spyOn(window.history, 'pushState').mockImplementation(refuse),
      vi.spyOn(window.history, 'replaceState').mockImplementation(refuse),
    ];
    places.assignEntryKey();
    places.savePosition();
    places.pushOverlayEntry();
    expect(places.getOverlayDepth()).toBe(0);
    expect(places.writeEntry(toUrl('/second'), 'push')).toBe(false);
    expect(places.writeEntry(toUrl('/second'), 'replace')).toBe(false);
    expect(window.history.scrollRestoration).toBe('auto');
    expect(warn).toHaveBeenCalled();
    for (const spy of [...refused, warn]) spy.mockRestore();

    scrollTo(700);
    followLink('/second');
    expect(await goBack()).toBe(true);
    places.restorePosition(toUrl('/first'), true);
    expect(scrolled).toEqual([700]);
  });
});

it.each([
  ['no number', { key: 'a', depth: '1' }],
  ['not finite', { key: 'a', depth: Number.POSITIVE_INFINITY }],
  ['not a number', { key: 'a', depth: Number.NaN }],
  ['a fraction', { key: 'a', depth: 0.5 }],
  ['negative', { key: 'a', depth: -3 }],
  ['without a key', { depth: 4 }],
])('a dialog gets its own history entry if the depth of the current entry is %s', async (_, state) => {
  window.history.replaceState(state, '');
  await openDocument();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal = () => {
    dialog.open = true;
  };
  const { showOverlay } = await import('../../overlay/showOverlay');
  showOverlay(dialog, () => undefined)();
  expect(window.history.state).toEqual({ key: expect.any(String) as string, depth: 1 });
});
