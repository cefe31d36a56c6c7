// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored } from '../storedWork';
import { VERSIONS_WORK } from '../../compare/versionsWork';
import { DOCUMENT_WORK } from '../../convert/documentWork';
import type { Boot } from '../Boot';
import type { WorkbenchSession } from '../useWorkbenchSession';

const examples = vi.hoisted(() => ({ areReachable: true }));

const CONTRACTS = { 'library/library.ws': 'type Library { a: String }', 'other.ws': 'type Other { a: String }' };

vi.mock('../../../examples/loadExampleContracts', () => ({
  EXAMPLES_LOAD_FAILURE: 'The examples could not be loaded. Check the connection and try again.',
  loadExampleContracts: () =>
    examples.areReachable
      ? Promise.resolve(new Map(Object.entries(CONTRACTS)))
      : Promise.reject(new Error('The script fails to load.')),
}));

/** jsdom cannot compress: a link contains the text of its file or JSON to check, or is damaged. */
vi.mock('../../../share/decodeState', () => ({
  decodeState: async (fragment: string) => {
    const { ShareError } = await import('../../../share/ShareError');
    if (fragment === 'damaged') throw new ShareError('malformed');
    if (fragment === '{}') return { files: { 'a.ws': 'type A' }, payload: { text: fragment, shape: 'A' } };
    return fragment === '' || fragment.startsWith('#')
      ? undefined
      : { files: { 'a.ws': fragment }, target: 'java', generation: 'default', package: 'a', shared: false };
  },
}));

const closing: (() => Promise<void>)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('__webpack_public_path__', '/');
  localStorage.clear();
  window.history.replaceState(null, '', '/play');
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  examples.areReachable = true;
});

interface Tab {
  /** The initial state. */
  boot: Boot;
  /** The current state and actions of the page. */
  readonly session: WorkbenchSession;
  write: (text: string) => Promise<void>;
  showExample: (path: string) => Promise<void>;
  undo: () => Promise<void>;
  /** Restores the newest previous work. */
  bringBack: () => Promise<void>;
  /** Runs an action on the session. */
  run: (action: (session: WorkbenchSession) => unknown) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the workbench in a new tab, which shares only the browser's storage with other tabs. */
async function openTab(fragment = '', query = ''): Promise<Tab> {
  vi.resetModules();
  const { bootWorkbench } = await import('../../bootWorkbench');
  const { showExample } = await import('../../examples/openExample');
  const { useWorkbenchSession } = await import('../useWorkbenchSession');
  const boot = await bootWorkbench(fragment, query);
  const seen: WorkbenchSession[] = [];
  const Subject = (): null => {
    seen.push(useWorkbenchSession(boot));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => {
    root.render(<Subject />);
    await Promise.resolve();
  });
  let isOpen = true;
  const tab: Tab = {
    boot,
    get session() {
      return seen.at(-1)!;
    },
    write: (text) =>
      act(async () => {
        const { state, dispatch } = tab.session;
        dispatch({ kind: 'edit', id: state.activeId, text });
        await Promise.resolve();
      }),
    showExample: (path) => act(() => showExample(tab.session, [path])),
    undo: () =>
      tab.run(({ undo }) => {
        undo();
      }),
    bringBack: () =>
      tab.run(({ bringBack, previousWork }) => {
        bringBack(previousWork[0]!);
      }),
    run: (action) =>
      act(async () => {
        await action(tab.session);
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

/** Runs the timers after which the browser stores changes. */
function wait(): Promise<void> {
  return act(async () => {
    await vi.runAllTimersAsync();
  });
}

/** Makes the browser refuse to store values, either all of them or those under one key. */
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

/** Lists the contracts of previous work, newest first. */
function listPreviousWork({ session }: Tab): string[] {
  return session.previousWork.map(({ files }) => files.map(({ text }) => text).join());
}

describe('tabs of the workbench', () => {
  it('store nothing without a change', async () => {
    const tab = await openTab();
    await wait();
    await tab.close();
    expect(localStorage).toHaveLength(0);
  });

  it('keep the work of another tab if they have no changes', async () => {
    const idle = await openTab();
    const busy = await openTab();
    await busy.write('type Mine { a: String }');
    await busy.close();
    await idle.close();
    expect(textOf(await openTab())).toBe('type Mine { a: String }');
  });

  it('keep the work of another tab if only their view has changed', async () => {
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

  it('keep the work of another tab as previous work before they store their own', async () => {
    const first = await openTab();
    const second = await openTab();
    await second.write('type Second { a: String }');
    await second.close();
    await first.write('type First { a: String }');
    await wait();
    expect(listPreviousWork(first)).toEqual(['type Second { a: String }']);
    await first.close();
    const third = await openTab();
    expect(textOf(third)).toBe('type First { a: String }');
    await third.bringBack();
    expect(textOf(third)).toBe('type Second { a: String }');
  });

  it('lose nothing if three of them write in turn, and store each work once', async () => {
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
    expect(listPreviousWork(last)).toEqual(['tab 1, round 3', 'tab 0, round 3']);
  });
});

describe('work of a reader', () => {
  it('is kept when examples replace it, even if the reader changed only one character of an example', async () => {
    const tab = await openTab();
    await tab.write('type Mine { a: String }');
    await tab.showExample('library/library.ws');
    await tab.write('type Library { a: String } ');
    await tab.showExample('other.ws');
    const expected = ['type Library { a: String } ', 'type Mine { a: String }'];
    expect(listPreviousWork(tab)).toEqual(expected);
    await tab.close();
    const next = await openTab();
    expect(listPreviousWork(next)).toEqual(expected);
    await next.bringBack();
    expect(textOf(next)).toBe('type Library { a: String } ');
    await wait();
    // The work that was restored is no longer previous work.
    expect(listPreviousWork(next)).toEqual(['type Mine { a: String }']);
  });

  it('is kept when links replace it', async () => {
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
    expect(listPreviousWork(next)).toEqual(['first link, changed', 'mine']);
  });

  it('stays visible and stored if a link is damaged', async () => {
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

  it('is the example if a link is damaged and nothing is stored', async () => {
    const damaged = await openTab('damaged');
    expect(textOf(damaged)).toBe('type Library { a: String }');
    expect(damaged.session.notice?.isFailure).toBe(true);
    await wait();
    await damaged.close();
    expect(localStorage).toHaveLength(0);
  });

  it('is kept even if it was written while an example was loading', async () => {
    const tab = await openTab();
    const shown = tab.showExample('other.ws');
    await tab.write('written while loading');
    await shown;
    await tab.bringBack();
    expect(textOf(tab)).toBe('written while loading');
  });

  it('is the same object until it changes, so that effects that depend on it do not run again', async () => {
    const tab = await openTab();
    const { texts } = tab.session;
    await tab.run(({ setNotice }) => {
      setNotice({ text: 'A notice.' });
    });
    expect(tab.session.notice).toEqual({ text: 'A notice.' });
    expect(tab.session.texts).toBe(texts);
    await tab.run(({ changeTexts }) => {
      changeTexts('compare', { before: 'type Before' });
    });
    expect(tab.session.texts.convert).toBe(texts.convert);
  });

  it('does not become previous work if it contains only spaces', async () => {
    const tab = await openTab();
    await tab.write(' \n');
    await tab.showExample('other.ws');
    expect(tab.session.previousWork).toEqual([]);
  });

  it('can be restored if the browser stores nothing', async () => {
    fillStorage();
    const tab = await openTab();
    await tab.write('mine');
    await tab.showExample('other.ws');
    await tab.write('other, changed');
    await tab.showExample('other.ws');
    await wait();
    expect(listPreviousWork(tab)).toEqual(['other, changed', 'mine']);
  });

  it('stays in storage if previous work has no room for it', async () => {
    const tab = await openTab();
    await tab.write('mine');
    await wait();
    fillStorage('playground.previous');
    await tab.showExample('other.ws');
    await wait();
    vi.restoreAllMocks();
    expect(textOf(await openTab())).toBe('mine');
  });

  it('is dropped from a full list of previous work, and a notice names its contract', async () => {
    const tab = await openTab();
    for (let index = 0; index <= 20; index += 1) {
      await tab.write(`work ${index}`);
      await tab.showExample('other.ws');
    }
    expect(tab.session.previousWork).toHaveLength(20);
    expect(tab.session.notice?.text).toContain('its oldest entry was dropped: library.ws.');
  });

  it('is read from previous work of an early release, which stored a single entry instead of a list', async () => {
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

  it('is readable in a release that does not know its target, and unreadable entries stay in storage', async () => {
    const tab = await openTab();
    await tab.run(({ dispatch }) => {
      dispatch({ kind: 'set', options: { package: 'org.mine', shared: true } });
    });
    await tab.write('mine');
    await tab.close();
    const kept = localStorage.getItem('playground.contracts')!;
    localStorage.setItem('playground.contracts', kept.replace('"java"', '"cobol"').replace('"default"', '"next"'));
    const strange = { v: 2, pages: ['of a later release'] };
    localStorage.setItem('playground.previous', JSON.stringify([strange, JSON.parse(kept.replace('mine', 'older'))]));
    const later = await openTab();
    expect(textOf(later)).toBe('mine');
    const expected = { target: 'java', generation: 'default', package: 'org.mine', shared: true };
    expect(later.session.state.options).toEqual(expected);
    expect(listPreviousWork(later)).toEqual(['older']);
    await later.showExample('other.ws');
    expect(listPreviousWork(later)).toEqual(['mine', 'older']);
    expect(JSON.parse(localStorage.getItem('playground.previous')!)).toContainEqual(strange);
  });

  it.each(['{', '7', JSON.stringify({ v: 2, files: 'of a later release' })])(
    'is never overwritten if it cannot be read: %s',
    async (strange) => {
      localStorage.setItem('playground.contracts', strange);
      const tab = await openTab();
      await tab.write('mine');
      await tab.close();
      expect(localStorage.getItem('playground.contracts')).toContain('mine');
      expect(localStorage.getItem('playground.previous')).toContain(
        strange.includes('later') ? 'later release' : strange,
      );
    },
  );

  it('is restored without a file that cannot be read; that file stays in storage', async () => {
    const tab = await openTab();
    await tab.write('mine');
    await tab.close();
    const kept = JSON.parse(localStorage.getItem('playground.contracts')!) as { files: unknown[] };
    kept.files.unshift({ path: 'broken.ws', text: 7 }, 'nothing');
    localStorage.setItem('playground.contracts', JSON.stringify(kept));
    const later = await openTab();
    expect(textOf(later)).toBe('mine');
    await later.write('mine, later');
    await later.close();
    await (await openTab()).showExample('other.ws');
    const { unreadable } = readStored(localStorage.getItem('playground.previous'));
    expect(unreadable).toEqual([{ ...kept, files: [{ path: 'broken.ws', text: 7 }, 'nothing'] }]);
  });

  it('becomes previous work if another release has stored several works under the key of the contracts', async () => {
    const tab = await openTab();
    await tab.write('mine');
    await tab.close();
    const kept = localStorage.getItem('playground.contracts')!;
    localStorage.setItem('playground.contracts', `[${kept}, ${kept.replace('mine', 'second')}]`);
    const later = await openTab();
    expect(textOf(later)).toBe('mine');
    await later.write('mine, later');
    await later.close();
    expect(listPreviousWork(await openTab())).toEqual(['second']);
  });
});

describe('deleted or replaced work', () => {
  it('can be restored file by file after any number of deletions, and is previous work after a reload', async () => {
    const tab = await openTab();
    await tab.run(({ importFiles }) => {
      importFiles(['a', 'b', 'c'].map((name) => ({ path: `${name}.ws`, text: `type ${name}` })));
    });
    for (let count = 0; count < 3; count += 1) {
      await tab.run(({ removeFile, state }) => {
        removeFile(state.files[0]!);
      });
    }
    expect(textOf(tab)).toBe('');
    expect(tab.session.undoableAction).toBe('c.ws was deleted.');
    for (let count = 0; count < 3; count += 1) await tab.undo();
    expect(tab.session.state.files.map(({ path }) => path)).toEqual(['a.ws', 'b.ws', 'c.ws']);
    await tab.run(({ removeFile, state }) => {
      removeFile(state.files[1]!);
    });
    await tab.close();
    const later = await openTab();
    const work = later.session.previousWork.find(({ files }) => files[0]?.path === 'b.ws')!;
    await later.run(({ bringBack }) => {
      bringBack(work);
    });
    expect(later.session.state.files.map(({ path }) => path)).toEqual(['a.ws', 'c.ws', 'b.ws']);
  });

  it('is restored by Undo in all modes, newest first', async () => {
    const tab = await openTab();
    await tab.write('mine');
    await tab.run(({ changeTexts }) => {
      changeTexts('convert', { text: 'openapi: typed' });
      changeTexts('compare', { before: 'type Before {}', after: 'type After {}' });
    });
    await tab.run(({ replaceTexts }) => {
      replaceTexts(DOCUMENT_WORK, { path: 'opened.json', text: '{}' }, 'The opened document replaced another one.');
    });
    await tab.run(({ replaceTexts }) => {
      replaceTexts(VERSIONS_WORK, { before: 'example', after: 'example' }, 'The example replaced both versions.');
    });
    await tab.showExample('other.ws');
    await tab.run(({ importFiles }) => {
      importFiles([{ path: 'dropped.ws', text: 'type Dropped {}' }]);
    });
    await tab.undo();
    expect(textOf(tab)).toBe('type Other { a: String }');
    await tab.undo();
    expect(textOf(tab)).toBe('mine');
    await tab.undo();
    expect(tab.session.texts.compare).toEqual({ before: 'type Before {}', after: 'type After {}' });
    expect(tab.session.mode).toBe('compare');
    await tab.undo();
    expect(tab.session.texts.convert).toEqual({ text: 'openapi: typed', path: '' });
    expect(tab.session.mode).toBe('convert');
    expect(tab.session.undoableAction).toBeUndefined();
  });

  it('is restored by Undo in all contracts that one action changed', async () => {
    const tab = await openTab();
    await tab.run(({ importFiles }) => {
      importFiles([
        { path: 'a.ws', text: 'type A { b: B }' },
        { path: 'b.ws', text: 'type B { c: String }' },
      ]);
    });
    const { files } = tab.session.state;
    await tab.run(({ offerUndo, dispatch }) => {
      offerUndo('B was renamed to C in 2 contracts.');
      for (const { id, text } of files) dispatch({ kind: 'edit', id, text: text.replace(/\bB\b/, 'C') });
    });
    expect(tab.session.undoableAction).toBe('B was renamed to C in 2 contracts.');
    expect(tab.session.state.files.map(({ text }) => text)).toContain('type C { c: String }');
    await tab.undo();
    expect(tab.session.state.files).toEqual(files);
  });

  it('is previous work as a document or comparison if it was one', async () => {
    const tab = await openTab();
    await tab.run(({ changeTexts }) => {
      changeTexts('convert', { text: 'openapi: typed' });
      changeTexts('compare', { before: 'type Before {}', after: '' });
    });
    await tab.run(({ replaceTexts }) => {
      replaceTexts(DOCUMENT_WORK, { path: 'opened.json', text: '{}' }, 'The opened document replaced another one.');
    });
    await tab.run(({ replaceTexts }) => {
      replaceTexts(VERSIONS_WORK, { before: 'example', after: 'example' }, 'The example replaced both versions.');
    });
    await tab.close();
    const later = await openTab();
    expect(later.session.previousWork.map(({ kind }) => kind)).toEqual(['comparison', 'document']);
    for (const work of later.session.previousWork) {
      await later.run(({ bringBack }) => {
        bringBack(work);
      });
    }
    expect(later.session.texts.convert.text).toBe('openapi: typed');
    expect(later.session.texts.compare.before).toBe('type Before {}');
  });

  it('can be deleted from previous work, and the deletion can be undone', async () => {
    const tab = await openTab();
    await tab.write('mine');
    await tab.showExample('other.ws');
    await tab.run(({ deletePrevious, previousWork }) => {
      deletePrevious(previousWork[0]!);
    });
    expect(listPreviousWork(tab)).toEqual([]);
    await tab.undo();
    expect(listPreviousWork(tab)).toEqual(['mine']);
  });

  it('returns by Undo to a list that has become full, and a notice names the dropped entry', async () => {
    const tab = await openTab();
    for (let index = 0; index <= 20; index += 1) {
      await tab.write(`work ${index}`);
      await tab.showExample('other.ws');
    }
    await tab.run(({ deletePrevious, previousWork }) => {
      deletePrevious(previousWork.at(-1)!);
    });
    expect(listPreviousWork(tab)).not.toContain('work 1');
    await tab.write('one more');
    await tab.showExample('other.ws');
    // The first step restores the contract. The example does not become previous work, because it was not edited.
    await tab.undo();
    await tab.undo();
    expect(listPreviousWork(tab)).toContain('work 1');
    expect(listPreviousWork(tab)).toHaveLength(20);
    expect(tab.session.notice?.text).toContain('its oldest entry was dropped');
  });

  it('can be restored by Undo if a link replaced it', async () => {
    const tab = await openTab();
    await tab.write('mine');
    await tab.close();
    const linked = await openTab('linked');
    expect(linked.session.undoableAction).toBe('The link replaced your contracts.');
    await linked.undo();
    expect(textOf(linked)).toBe('mine');
  });

  it('is shown or previous work if another tab wrote it while a link or an example was loading', async () => {
    const open = async (fragment: string, query: string, key: string): Promise<Boot> => {
      vi.resetModules();
      const { bootWorkbench } = await import('../../bootWorkbench');
      const opening = bootWorkbench(fragment, query);
      localStorage.setItem(key, 'theirs');
      return opening;
    };
    const { texts } = await open('', '?example=other.ws', 'playground.document');
    expect(texts.convert).toEqual({ text: 'theirs' });
    const { undoStack } = await open('{}', '', 'playground.payload');
    expect(undoStack.map(({ text }) => text)).toContain('The link replaced your JSON.');
    expect(localStorage.getItem('playground.previous')).toContain('theirs');
  });

  it('is previous work if another tab wrote it, as a document or a comparison', async () => {
    const first = await openTab();
    const second = await openTab();
    for (const [tab, name] of [
      [second, 'second'],
      [first, 'first'],
    ] as const) {
      await tab.run(({ changeTexts }) => {
        changeTexts('convert', { text: `document of ${name}` });
        changeTexts('compare', { before: `before of ${name}`, after: `after of ${name}` });
        changeTexts('read', { text: '{}', shape: `shape of ${name}` });
      });
      await wait();
    }
    const { previousWork } = (await openTab()).session;
    expect(previousWork.map(({ kind, files }) => [kind, ...files.map(({ text }) => text)])).toEqual([
      ['comparison', 'before of second', 'after of second'],
      ['document', 'document of second'],
    ]);
  });
});

describe('an address', () => {
  it('opens a mode, and changes nothing else', async () => {
    const tab = await openTab();
    await tab.write('mine');
    await tab.close();
    const compared = await openTab('', '?mode=compare');
    expect(compared.session.mode).toBe('compare');
    expect(textOf(compared)).toBe('mine');
    expect(compared.session.previousWork).toEqual([]);
  });

  it('contains the mode that is shown, so that a reload shows it again', async () => {
    const tab = await openTab();
    await tab.run(({ setMode }) => {
      setMode('convert');
    });
    expect(window.location.search).toBe('?mode=convert');
    await tab.close();
    const reloaded = await openTab('', window.location.search);
    expect(reloaded.session.mode).toBe('convert');
    await reloaded.run(({ setMode }) => {
      setMode('write');
    });
    expect(window.location.search).toBe('');
  });

  it('removes the notice with the mode in which it appeared', async () => {
    const tab = await openTab();
    const text = 'The file is too large.';
    await tab.run(({ setNotice, setMode }) => {
      setNotice({ text });
      setMode('write');
    });
    expect(tab.session.notice?.text).toBe(text);
    const { setMode: setModeOfBefore } = tab.session;
    await tab.run(({ setMode }) => {
      setMode('read');
    });
    expect(tab.session.notice).toBeUndefined();
    // For example, a file that the reader opened in the first mode has been read.
    await tab.run(({ setNotice }) => {
      setNotice({ text });
      setModeOfBefore('write');
    });
    expect(tab.session.notice).toBeUndefined();
  });

  it('loses the anchor of a definition when the reader leaves the reference', async () => {
    window.history.replaceState(null, '', '/play#read-type-Book');
    const tab = await openTab('#read-type-Book');
    expect(window.location.hash).toBe('#read-type-Book');
    await tab.run(({ setMode }) => {
      setMode('compare');
    });
    expect(window.location.href).toMatch(/\/play\?mode=compare$/);
  });

  it('of another page that is still loading stays when the reader changes the mode', async () => {
    const tab = await openTab();
    window.history.pushState(null, '', '/vision');
    await tab.run(({ setMode }) => {
      setMode('convert');
    });
    expect(window.location.href).toMatch(/\/vision$/);
  });

  it('with contracts opens a mode that shows them, even if its query names another mode', async () => {
    expect((await openTab('type A', '?mode=compare')).session.mode).toBe('write');
    expect((await openTab('type A', '?mode=read')).session.mode).toBe('read');
  });

  it('with the anchor of a definition opens the reference', async () => {
    const tab = await openTab('#read-type-Book');
    expect(tab.session.mode).toBe('read');
  });

  it('with JSON opens it with its contracts, and the previous work can be restored', async () => {
    const tab = await openTab();
    await tab.run(({ changeTexts }) => {
      changeTexts('read', { text: '"mine"', shape: 'Mine' });
    });
    await tab.close();
    const opened = await openTab('{}');
    expect(opened.session).toMatchObject({ mode: 'read', texts: { read: { text: '{}', shape: 'A' } } });
    expect(textOf(opened)).toBe('type A');
    expect(listPreviousWork(opened)).toContain('"mine"');
    await opened.undo();
    expect(opened.session.texts.read).toEqual({ text: '"mine"', shape: 'Mine' });
  });

  it('opens an example with a target and an output, and the previous work can be restored', async () => {
    const tab = await openTab();
    await tab.write('mine');
    await tab.close();
    const query = '?example=library/library.ws,other.ws&file=other.ws&target=kotlin&generation=ir&output=Other.kt';
    const opened = await openTab('', query);
    const { state, firstOutput } = opened.session;
    expect(state.files.map(({ path }) => path)).toEqual(['library.ws', 'other.ws']);
    expect(state.files.find(({ id }) => id === state.activeId)?.path).toBe('other.ws');
    expect(state.options).toMatchObject({ target: 'kotlin', generation: 'ir' });
    expect(firstOutput).toBe('Other.kt');
    await opened.undo();
    expect(textOf(opened)).toBe('mine');
  });

  it.each([
    ['?mode=fly&target=cobol&file=nowhere.ws', 'The URL requests an unknown mode, target, and file.'],
    ['?file=nowhere.ws', 'The URL requests an unknown file.'],
    ['?file=library.ws', undefined],
    ['?mode=fly', 'The URL requests an unknown mode.'],
    ['?generation=old', 'The URL requests an unknown generation.'],
    ['?example=&mode=&output=', undefined],
    ['?utm_source=x', undefined],
    ['?', undefined],
  ])('that asks for unknown values keeps the work, and says which values are unknown: %s', async (query, message) => {
    const tab = await openTab();
    await tab.write('mine');
    await tab.close();
    const later = await openTab('', query);
    expect(later.session.mode).toBe('write');
    expect(textOf(later)).toBe('mine');
    expect(later.session.state.options.target).toBe('java');
    expect(later.session.notice?.text).toBe(message && `${message} The page ignored this part of the URL.`);
  });

  // Every object has the properties `constructor` and `__proto__`.
  it.each(['nowhere.ws', 'constructor', '__proto__'])('with the unknown example %s shows a message', async (name) => {
    const tab = await openTab('', `?example=${name}`);
    expect(tab.session.notice).toEqual({
      text: `The address requests the example ${name}, which this site does not have. Your contracts are unchanged. Choose another example in the menu.`,
      isFailure: true,
    });
    expect(textOf(tab)).toBe('type Library { a: String }');
  });
});

describe('more than a hundred contracts', () => {
  it('cause a notice, and those for which there is room are added', async () => {
    const tab = await openTab();
    const files = Array.from({ length: 102 }, (_, index) => ({ path: `f${index}.ws`, text: `type T${index}` }));
    await tab.run(({ importFiles }) => {
      importFiles(files);
    });
    expect(tab.session.state.files).toHaveLength(100);
    expect(tab.session.notice?.text).toBe(
      'There is room for 100 contracts. Not added: f100.ws, f101.ws. Delete others to make room for them.',
    );
    expect(tab.session.undoableAction).toBe('Added: f0.ws, f1.ws, f2.ws, f3.ws, f4.ws and 95 more.');
  });

  it('cause a notice even if their texts are equal', async () => {
    const tab = await openTab();
    const files = Array.from({ length: 102 }, (_, index) => ({ path: `f${index}.ws`, text: 'type Same {}' }));
    await tab.run(({ importFiles }) => {
      importFiles(files);
    });
    expect(tab.session.notice?.text).toBe(
      'There is room for 100 contracts. Not added: f100.ws, f101.ws. Delete others to make room for them.',
    );
  });

  it('cause one notice, which also contains the messages of the caller', async () => {
    const tab = await openTab();
    const files = Array.from({ length: 101 }, (_, index) => ({ path: `f${index}.ws`, text: `type T${index}` }));
    await tab.run(({ importFiles }) => {
      importFiles(files, ['One file was not opened.']);
    });
    expect(tab.session.notice?.text).toBe(
      'One file was not opened. There is room for 100 contracts. Not added: f100.ws. Delete others to make room for them.',
    );
  });

  it('cause no notice if a hundred are added twice', async () => {
    const tab = await openTab();
    const files = Array.from({ length: 100 }, (_, index) => ({ path: `f${index}.ws`, text: `type T${index}` }));
    for (let count = 0; count < 2; count += 1) {
      await tab.run(({ importFiles }) => {
        importFiles(files);
      });
    }
    expect(tab.session.state.files).toHaveLength(100);
    expect(tab.session.notice).toBeUndefined();
  });
});

describe('examples that cannot be loaded', () => {
  const UNLOADED = { text: 'The examples could not be loaded. Check the connection and try again.', isFailure: true };

  it('do not change the contracts of the reader', async () => {
    const tab = await openTab();
    await tab.write('mine');
    examples.areReachable = false;
    await tab.showExample('other.ws');
    expect(textOf(tab)).toBe('mine');
    expect(tab.session.notice).toEqual(UNLOADED);
    expect(tab.session.undoableAction).toBeUndefined();
    examples.areReachable = true;
    await tab.write(' ');
    await tab.showExample('other.ws');
    expect(textOf(tab)).toBe(CONTRACTS['other.ws']);
    expect(tab.session.notice).toBeUndefined();
  });

  const retry = (tab: Tab): Promise<void> =>
    tab.run(async ({ notice, ...session }) => {
      notice?.action?.run(session);
      await vi.runAllTimersAsync();
    });

  it.each(['', '?example=other.ws'])('can be loaded again when the workbench opens with %j', async (query) => {
    examples.areReachable = false;
    const tab = await openTab('', query);
    expect(textOf(tab)).toBe('');
    expect(tab.session.notice).toMatchObject({ ...UNLOADED, action: { label: 'Try again' } });
    await tab.write('mine');
    await retry(tab);
    expect(textOf(tab)).toBe('mine');
    expect(tab.session.notice).toMatchObject({ ...UNLOADED, action: { label: 'Try again' } });
    examples.areReachable = true;
    await retry(tab);
    expect(textOf(tab)).toBe(query === '' ? CONTRACTS['library/library.ws'] : CONTRACTS['other.ws']);
    expect(tab.session.notice).toBeUndefined();
    expect(tab.session.undoableAction).toBe('The example replaced your contracts.');
  });

  it('are opened by another attempt with the options of the address, in the mode that the reader sees', async () => {
    examples.areReachable = false;
    const tab = await openTab('', '?mode=read&example=other.ws&target=kotlin&output=Other.kt');
    examples.areReachable = true;
    await tab.run(async ({ notice, setMode, ...session }) => {
      notice?.action?.run(session);
      setMode('compare');
      await vi.runAllTimersAsync();
    });
    expect(tab.session.state.options.target).toBe('kotlin');
    expect(tab.session.firstOutput).toBe('Other.kt');
    expect(tab.session.mode).toBe('compare');
  });

  it('cause no notice besides the one about a link', async () => {
    examples.areReachable = false;
    const tab = await openTab('damaged');
    expect(tab.session.notice?.text).toMatch(/^This link is damaged/);
    expect(tab.session.notice?.action).toBeUndefined();
  });
});
