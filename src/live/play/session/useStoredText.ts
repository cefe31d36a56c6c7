import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readItem } from '@site/src/client/storage';
import { storeText, readText } from '../../storage/textStorage';

/** Delay between the last change and its storage, in milliseconds. */
const PAUSE_MS = 300;

export interface StoredText {
  text: string;
  change: (text: string) => void;
  /** Returns the latest text, even if React has not rendered it yet. */
  readLatest: () => string;
}

/**
 * Returns text that the browser stores across reloads, if it can, with functions to change and to read it.
 *
 * @param key - storage key of the text
 * @param onOther - receives the text that another tab wrote under the key, before this tab overwrites it
 */
export function useStoredText(key: string, onOther: (other: string) => void): StoredText {
  const [text, setText] = useState(() => readText(key) ?? '');
  const latest = useRef(text);
  // Text that was last stored, or read at the beginning.
  const known = useRef(text);
  const [stored] = useState(() => readItem(key));
  // Value in storage when this tab last read or wrote it.
  const seen = useRef(stored);
  const keep = (): void => {
    if (latest.current === known.current) return;
    const found = readItem(key);
    if (found !== seen.current && found !== null && found !== latest.current) onOther(found);
    const kept = latest.current === '' ? null : latest.current;
    seen.current = storeText(key, kept) ? kept : found;
    known.current = latest.current;
  };
  useStoring(text, keep);
  const change = (changed: string): void => {
    latest.current = changed;
    setText(changed);
  };

  return { text, change, readLatest: () => latest.current };
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
