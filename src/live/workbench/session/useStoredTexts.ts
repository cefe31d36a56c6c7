import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readItem } from '@site/src/client/storage';
import { readText, storeText } from '../../storage/textStorage';
import { MODE_WORK } from './modes';
import type { ModeTexts, ModeWork, Texts } from './ModeWork';
import type { Mode } from './WorkbenchState';

/** Delay between the last change and its storage, in milliseconds. */
const PAUSE_MS = 300;

export interface StoredTexts {
  /** Texts of all modes. The object of a mode changes only with its texts, so that effects do not run again. */
  texts: ModeTexts;
  /** Changes some texts of a mode. The others stay. */
  changeTexts: (mode: Mode, changed: Texts) => void;
  /**
   * Returns the latest texts of a mode, even if React has not rendered them yet. Callbacks from an earlier rendering
   * need this, for example if they run after a file was read.
   */
  readTexts: (mode: Mode) => Texts;
}

/**
 * Holds the texts of the modes. The browser stores them across reloads, if it can.
 *
 * @param initial - texts that the browser has stored
 * @param onConflict - called before this tab overwrites text that another tab has stored; receives all stored texts of
 *   the mode, and the texts of this tab
 */
export function useStoredTexts(
  initial: ModeTexts,
  onConflict: (work: ModeWork, storedTexts: Texts, ownTexts: Texts) => void,
): StoredTexts {
  const [texts, setTexts] = useState(initial);
  const latest = useRef(initial);
  const [stored] = useState(
    () => new Map(MODE_WORK.flatMap(({ keys }) => Object.values(keys)).map((key) => [key, readItem(key)])),
  );
  // Values in storage when this tab last read or wrote them.
  const seen = useRef(stored);
  const storeWork = (work: ModeWork): void => {
    const ownTexts = latest.current[work.mode];
    const entries = Object.entries(work.keys).map(([name, key]) => {
      return { name, key, text: ownTexts[name] ?? '', found: readItem(key) };
    });
    const isChanged = entries.some(
      ({ key, text, found }) => text !== (seen.current.get(key) ?? '') || isOutdated(key, text, found),
    );
    if (!isChanged) return;
    // Passes on and stores all texts of the mode, because they belong together, like the two versions of a comparison.
    if (entries.some(({ key, text, found }) => found !== seen.current.get(key) && found !== null && found !== text)) {
      onConflict(work, Object.fromEntries(entries.map(({ name, found }) => [name, found ?? ''])), ownTexts);
    }
    for (const { key, text, found } of entries) {
      const value = text === '' ? null : text;
      seen.current.set(key, storeText(key, value) ? value : found);
    }
  };
  useStoring(texts, () => {
    for (const work of MODE_WORK) storeWork(work);
  });

  return {
    texts,
    readTexts: (mode) => latest.current[mode],
    changeTexts(mode, changed) {
      latest.current = { ...latest.current, [mode]: { ...latest.current[mode], ...changed } };
      setTexts(latest.current);
    },
  };
}

/**
 * Returns whether an earlier text under a key could not be stored and is still in memory. It must not come back if the
 * reader returns to the stored text.
 *
 * @param found - stored value
 */
function isOutdated(key: string, text: string, found: string | null): boolean {
  const held = readText(key);
  return held !== found && held !== (text === '' ? null : text);
}

/**
 * Stores a value after a pause in its changes. Stores the last change at once when the reader leaves the page or opens
 * another link on it.
 *
 * @param value - value whose changes start the pause
 * @param storeLatest - stores the latest value, even if React has not rendered it yet
 */
export function useStoring(value: unknown, storeLatest: () => void): void {
  const store = useEffectEvent(storeLatest);
  useEffect(() => {
    const timer = setTimeout(() => {
      store();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  useEffect(() => {
    const storeNow = (): void => {
      store();
    };
    for (const eventName of ['pagehide', 'hashchange']) window.addEventListener(eventName, storeNow);
    return () => {
      for (const eventName of ['pagehide', 'hashchange']) window.removeEventListener(eventName, storeNow);
      storeNow();
    };
  }, []);
}
