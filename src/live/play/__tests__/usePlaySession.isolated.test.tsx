// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaySession } from '../usePlaySession';

vi.mock('../../examples/loadExampleContracts', () => ({
  loadExampleContracts: () =>
    Promise.resolve({ 'library/library.ws': 'type Library { a: String }', 'other.ws': 'type Other { a: String }' }),
}));

/** The stand-in for a browser packs nothing: a link holds the text of its file, or is damaged. */
vi.mock('../../share/decodeState', () => ({
  decodeState: async (fragment: string) => {
    const { ShareError } = await import('../../share/ShareError');
    if (fragment === 'damaged') throw new ShareError('malformed');
    return fragment === ''
      ? undefined
      : { files: { 'a.ws': fragment }, target: 'java', generation: 'default', package: 'a', shared: false };
  },
}));

const closing: (() => Promise<void>)[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  vi.unstubAllGlobals();
});

interface Tab {
  /** What the page shows and can do now. */
  readonly session: PlaySession;
  write: (text: string) => Promise<void>;
  showExample: (path: string) => Promise<void>;
  bringBack: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the playground in a tab of its own: it shares nothing with others but what the browser keeps. */
async function openTab(fragment = ''): Promise<Tab> {
  vi.resetModules();
  const { bootPlay } = await import('../state/bootPlay');
  const { usePlaySession } = await import('../usePlaySession');
  const boot = await bootPlay(fragment);
  const seen: PlaySession[] = [];
  const See = (): null => {
    seen.push(usePlaySession(boot));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => {
    root.render(<See />);
    await Promise.resolve();
  });
  let isOpen = true;
  const tab: Tab = {
    get session() {
      return seen.at(-1)!;
    },
    write: (text) =>
      act(async () => {
        const { state, dispatch } = tab.session;
        dispatch({ kind: 'edit', id: state.activeId, text });
        await Promise.resolve();
      }),
    showExample: (path) => act(() => tab.session.showExample([path])),
    bringBack: () =>
      act(async () => {
        tab.session.bringBack();
        await Promise.resolve();
      }),
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await act(async () => {
        root.unmount();
        await Promise.resolve();
      });
    },
  };
  closing.push(tab.close);
  return tab;
}

function textOf({ session }: Tab): string {
  return session.state.files.map(({ text }) => text).join();
}

/** Longer than the pause after which the browser keeps what was written. */
function wait(): Promise<void> {
  return act(() => new Promise<void>((resolve) => setTimeout(resolve, 350)));
}

/** Has the browser keep nothing more, or nothing under one key. */
function fillStorage(only?: string): void {
  const keep = (key: string, text: string): void => {
    setItem.call(localStorage, key, text);
  };
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
    if (only === undefined || key === only) throw new DOMException('full', 'QuotaExceededError');
    keep(key, text);
  });
  vi.spyOn(console, 'warn').mockReturnValue();
}

/** Presses the button until it brings back nothing new. @returns all it brought back */
async function bringAllBack(tab: Tab): Promise<Set<string>> {
  const found = new Set<string>();
  while (tab.session.previousCount > 0) {
    await tab.bringBack();
    if (found.has(textOf(tab))) break;
    found.add(textOf(tab));
  }
  return found;
}

describe('tabs of the playground', () => {
  it('keep nothing that nobody has changed', async () => {
    const tab = await openTab();
    await wait();
    await tab.close();
    expect(localStorage).toHaveLength(0);
  });

  it('leave alone what another one wrote when nothing was changed in them', async () => {
    const idle = await openTab();
    const busy = await openTab();
    await busy.write('type Mine { a: String }');
    await busy.close();
    await idle.close();
    expect(textOf(await openTab())).toBe('type Mine { a: String }');
  });

  it('leave alone what another one wrote when only the view was changed in them', async () => {
    const idle = await openTab();
    const busy = await openTab();
    await busy.write('type Mine { a: String }');
    await busy.close();
    await act(async () => {
      idle.session.dispatch({ kind: 'set', options: { target: 'avro' } });
      await Promise.resolve();
    });
    await idle.close();
    expect(textOf(await openTab())).toBe('type Mine { a: String }');
  });

  it('put aside what another one wrote before they keep their own', async () => {
    const first = await openTab();
    const second = await openTab();
    await second.write('type Second { a: String }');
    await second.close();
    await first.write('type First { a: String }');
    await wait();
    expect(first.session.previousCount).toBe(1);
    await first.close();
    const third = await openTab();
    expect(textOf(third)).toBe('type First { a: String }');
    await third.bringBack();
    expect(textOf(third)).toBe('type Second { a: String }');
  });

  it('lose nothing when three of them write by turns, and keep each work once', async () => {
    const start = await openTab();
    await start.write('begun');
    await start.close();
    const tabs = [await openTab(), await openTab(), await openTab()];
    for (const round of [1, 2, 3]) {
      for (const [index, tab] of tabs.entries()) {
        await tab.write(`tab ${index}, round ${round}`);
        await wait();
      }
    }
    for (const tab of tabs) await tab.close();
    const last = await openTab();
    expect(textOf(last)).toBe('tab 2, round 3');
    expect(last.session.previousCount).toBe(2);
    expect(await bringAllBack(last)).toEqual(new Set(['tab 0, round 3', 'tab 1, round 3', 'tab 2, round 3']));
  });
});

describe('what a reader wrote', () => {
  it('outlives a second example, also when the first was changed by one character', async () => {
    const tab = await openTab();
    await tab.write('type Mine { a: String }');
    await tab.showExample('library/library.ws');
    await tab.write('type Library { a: String } ');
    await tab.showExample('other.ws');
    const expected = new Set(['type Mine { a: String }', 'type Library { a: String } ']);
    expect(await bringAllBack(tab)).toEqual(expected);
    await tab.close();
    expect(await bringAllBack(await openTab())).toEqual(expected);
  });

  it('outlives links', async () => {
    const tab = await openTab();
    await tab.write('mine');
    await tab.close();
    const linked = await openTab('first link');
    expect(textOf(linked)).toBe('first link');
    await linked.close();
    // A reload does not open the link again.
    const reloaded = await openTab();
    expect(textOf(reloaded)).toBe('first link');
    await reloaded.write('first link, changed');
    await reloaded.close();
    const next = await openTab('second link');
    expect(await bringAllBack(next)).toEqual(new Set(['mine', 'first link, changed']));
  });

  it('stays in sight when a link is damaged, and the browser keeps it as it was', async () => {
    const tab = await openTab();
    await tab.write('mine');
    await tab.close();
    const kept = JSON.stringify(localStorage);
    const damaged = await openTab('damaged');
    expect(textOf(damaged)).toBe('mine');
    expect(damaged.session.notice).toMatchObject({
      text: expect.stringContaining('damaged') as string,
      isFailure: true,
    });
    await wait();
    await damaged.close();
    expect(JSON.stringify(localStorage)).toBe(kept);
    expect(textOf(await openTab())).toBe('mine');
  });

  it('may be nothing when a link is damaged: the example is there', async () => {
    const damaged = await openTab('damaged');
    expect(textOf(damaged)).toBe('type Library { a: String }');
    expect(damaged.session.notice?.isFailure).toBe(true);
    await wait();
    await damaged.close();
    expect(localStorage).toHaveLength(0);
  });

  it('counts also when it was written while an example was loaded', async () => {
    const tab = await openTab();
    await act(async () => {
      const shown = tab.session.showExample(['other.ws']);
      tab.session.dispatch({ kind: 'edit', id: tab.session.state.activeId, text: 'written meanwhile' });
      await shown;
    });
    await tab.bringBack();
    expect(textOf(tab)).toBe('written meanwhile');
  });

  it('is not put aside where it is nothing but spaces', async () => {
    const tab = await openTab();
    await tab.write(' \n');
    await tab.showExample('other.ws');
    expect(tab.session.previousCount).toBe(0);
  });

  it('comes back where the browser keeps nothing', async () => {
    fillStorage();
    const tab = await openTab();
    await tab.write('mine');
    await tab.showExample('other.ws');
    await tab.write('other, changed');
    await tab.showExample('other.ws');
    await wait();
    expect(tab.session.isKept).toBe(false);
    expect(await bringAllBack(tab)).toEqual(new Set(['mine', 'other, changed']));
  });

  it('stays where it is kept when there is no room to put it aside', async () => {
    const tab = await openTab();
    await tab.write('mine');
    await wait();
    fillStorage('playground.previous');
    await tab.showExample('other.ws');
    await wait();
    expect(tab.session.isKept).toBe(false);
    vi.restoreAllMocks();
    expect(textOf(await openTab())).toBe('mine');
  });

  it('takes a bounded room, and the reader hears of what no longer fits', async () => {
    const tab = await openTab();
    for (let index = 0; index <= 20; index += 1) {
      await tab.write(`work ${index}`);
      await tab.showExample('other.ws');
    }
    expect(tab.session.previousCount).toBe(20);
    expect(tab.session.notice?.text).toContain('oldest');
    await act(async () => {
      tab.session.notice?.action?.run();
      await Promise.resolve();
    });
    expect(textOf(tab)).toBe('work 0');
  });

  it('is read as the site kept it before it kept several', async () => {
    const tab = await openTab();
    await tab.write('mine');
    await tab.close();
    localStorage.setItem('playground.previous', localStorage.getItem('playground.contracts')!.replace('mine', 'older'));
    const later = await openTab();
    await later.bringBack();
    expect(textOf(later)).toBe('older');
    await later.bringBack();
    expect(textOf(later)).toBe('mine');
  });
});
