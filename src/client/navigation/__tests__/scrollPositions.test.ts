// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBehavior } from '../../__tests__/startBehavior';

const ORIGIN = window.location.origin;
const toUrl = (address: string): URL => new URL(address, ORIGIN);

let scrollPositions: typeof import('../scrollPositions');
/** Targets of scrolling, in order: a position in CSS pixels, or the id of an element. */
let scrolled: (number | string)[];

/** Removes the listeners of the open document. */
let close = (): void => undefined;

/** Opens another document in the same tab. Only the history and the tab storage remain. */
async function openDocument(): Promise<void> {
  close();
  vi.resetModules();
  scrollPositions = await import('../scrollPositions');
  close = startBehavior({ start: scrollPositions.startScrollPositions });
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
  scrollPositions.assignEntryKey();
  scrollPositions.savePosition();
  scrollPositions.writeEntry(toUrl(address), 'push');
}

/** Goes back, and returns the result of `syncEntry`. */
async function goBack(): Promise<boolean> {
  await new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    window.history.back();
  });

  return scrollPositions.syncEntry();
}

describe('the scroll position of a page', () => {
  it.each(['this document', 'another document'])('is restored in %s', async (which) => {
    scrollTo(700);
    followLink('/second');
    if (which !== 'this document') await openDocument();
    scrollTo(20);
    scrollPositions.savePosition();
    expect(await goBack()).toBe(true);
    scrollPositions.restorePosition(toUrl('/first#types'), true);
    expect(scrolled).toEqual([700]);
  });

  it('is restored without storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
    scrollTo(300);
    followLink('/second');
    await goBack();
    scrollPositions.restorePosition(toUrl('/first'), true);
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

  it('is the target of the hash, or the top without a target', () => {
    scrollPositions.restorePosition(toUrl('/second#types'), false);
    scrollPositions.restorePosition(toUrl('/second#gone'), false);
    scrollPositions.restorePosition(toUrl('/second'), false);
    expect(scrolled).toEqual(['types', 0, 0]);
  });

  it('is the target of the hash, even in collapsed sections, and expands them', () => {
    document.body.innerHTML =
      '<details id="outer"><details><p id="deep">text</p></details></details><details id="other"></details>';
    scrollPositions.restorePosition(toUrl('/second#deep'), false);
    expect(scrolled).toEqual(['deep']);
    expect(document.querySelectorAll('#outer[open] > details[open]')).toHaveLength(1);
    expect(document.querySelector<HTMLDetailsElement>('#other')?.open).toBe(false);
  });

  it('is the target of a followed link, even if a position is saved for the entry', () => {
    scrollTo(300);
    scrollPositions.assignEntryKey();
    scrollPositions.savePosition();
    scrollPositions.restorePosition(toUrl('/first#types'), false);
    expect(scrolled).toEqual(['types']);
  });

  it('is saved for each history entry, because several entries can have the same address', async () => {
    scrollTo(100);
    followLink('/first');
    scrollTo(900);
    scrollPositions.savePosition();
    await goBack();
    scrollPositions.restorePosition(toUrl('/first'), true);
    expect(scrolled).toEqual([100]);
  });
});

describe('the history', () => {
  it('does not change before an action of the reader', async () => {
    const replace = vi.spyOn(window.history, 'replaceState');
    await openDocument();
    scrollPositions.savePosition();
    expect(replace).not.toHaveBeenCalled();
    expect(window.history.state).toBeNull();
  });

  it('gets one entry for a new page, and none when the address of the entry is replaced', async () => {
    followLink('/second');
    scrollPositions.writeEntry(toUrl('/second?q=a'), 'replace');
    expect(window.location.href).toBe(`${ORIGIN}/second?q=a`);
    await goBack();
    expect(window.location.href).toBe(`${ORIGIN}/first`);
  });

  it('keeps the position of an entry that gets another address', () => {
    scrollTo(300);
    scrollPositions.assignEntryKey();
    scrollPositions.savePosition();
    scrollPositions.writeEntry(toUrl('/first?q=a'), 'replace');
    scrollPositions.syncEntry();
    scrollPositions.restorePosition(toUrl('/first?q=a'), true);
    expect(scrolled).toEqual([300]);
  });

  it('may contain entries that the browser created without a key, and gives them one', () => {
    window.history.pushState(null, '', '/first#types');
    expect(scrollPositions.syncEntry()).toBe(false);
    expect(scrollPositions.syncEntry()).toBe(true);
  });

  it('stays unchanged if the browser refuses a change, and continues to work afterwards', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    // Simulates Safari, which throws after 100 changes in 30 seconds.
    const refuse = (): never => {
      throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
    };
    const refused = [
      vi.spyOn(window.history, 'pushState').mockImplementation(refuse),
      vi.spyOn(window.history, 'replaceState').mockImplementation(refuse),
    ];
    scrollPositions.assignEntryKey();
    scrollPositions.savePosition();
    scrollPositions.pushOverlayEntry();
    expect(scrollPositions.getOverlayDepth()).toBe(0);
    expect(scrollPositions.writeEntry(toUrl('/second'), 'push')).toBe(false);
    expect(scrollPositions.writeEntry(toUrl('/second'), 'replace')).toBe(false);
    expect(window.history.scrollRestoration).toBe('auto');
    expect(warn).toHaveBeenCalled();
    for (const spy of [...refused, warn]) spy.mockRestore();

    scrollTo(700);
    followLink('/second');
    expect(await goBack()).toBe(true);
    scrollPositions.restorePosition(toUrl('/first'), true);
    expect(scrolled).toEqual([700]);
  });
});

it.each([
  ['a string', { key: 'a', depth: '1' }],
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
