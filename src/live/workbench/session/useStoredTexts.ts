import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readItem } from '@site/src/client/storage';
import { storeText } from '../../storage/textStorage';
import type { ModeTexts, ModeWork, Texts } from './ModeWork';
import type { Mode } from './WorkbenchState';

/** Delay between the last change and its storage, in milliseconds. */
const PAUSE_MS = 300;

export interface StoredTexts {
  /** The object of a mode stays the same until its texts change, so that effects that depend on it do not run again. */
  texts: ModeTexts;
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
 * @param first - texts to start with, which the browser has stored
 * @param onOther - called before this tab overwrites text that another tab has stored; receives all stored texts of
 *   the mode, and those of this tab
 */
export function useStoredTexts(
  works: readonly ModeWork[],
  first: ModeTexts,
  onOther: (work: ModeWork, other: Texts, own: Texts) => void,
): StoredTexts {
  const [texts, setTexts] = useState(first);
  const latest = useRef(first);
  // Texts that were last stored, or read at the beginning.
  const known = useRef(first);
  const [stored] = useState(
    () => new Map(works.flatMap(({ keys }) => Object.values(keys)).map((key) => [key, readItem(key)])),
  );
  // Values in storage when this tab last read or wrote them.
  const seen = useRef(stored);
  const keep = (work: ModeWork): void => {
    const own = latest.current[work.mode] ?? {};
    const last = known.current[work.mode] ?? {};
    const entries = Object.entries(work.keys).map(([name, key]) => {
      return { name, key, text: own[name] ?? '', found: readItem(key) };
    });
    const changed = entries.filter(({ name, text }) => text !== (last[name] ?? ''));
    // Passes on all stored texts of the mode, because they belong together, like the two versions of a comparison.
    if (changed.some(({ key, text, found }) => found !== seen.current.get(key) && found !== null && found !== text)) {
      onOther(work, Object.fromEntries(entries.map(({ name, found }) => [name, found ?? ''])), own);
    }
    for (const { key, text, found } of changed) {
      const kept = text === '' ? null : text;
      seen.current.set(key, storeText(key, kept) ? kept : found);
    }
  };
  useStoring(texts, () => {
    for (const work of works) keep(work);
    known.current = latest.current;
  });

  return {
    texts,
    readTexts: (mode) => latest.current[mode] ?? {},
    changeTexts(mode, changed) {
      latest.current = { ...latest.current, [mode]: { ...latest.current[mode], ...changed } };
      setTexts(latest.current);
    },
  };
}

/**
 * Stores a value after a pause in its changes. Stores the last change at once when the reader leaves the page or opens
 * another link on it.
 *
 * @param value - value whose changes start the pause
 * @param keep - stores the latest value, even if React has not rendered it yet
 */
export function useStoring(value: unknown, keep: () => void): void {
  const store = useEffectEvent(keep);
  useEffect(() => {
    const timer = setTimeout(() => {
      store();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  useEffect(() => {
    const leave = (): void => {
      store();
    };
    for (const eventName of ['pagehide', 'hashchange']) window.addEventListener(eventName, leave);
    return () => {
      for (const eventName of ['pagehide', 'hashchange']) window.removeEventListener(eventName, leave);
      leave();
    };
  }, []);
}
