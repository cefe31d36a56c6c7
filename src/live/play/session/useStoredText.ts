import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readItem } from '@site/src/client/storage';
import { storeText, readText } from '../../storage/textStorage';

/** Delay between the last change and its storage, in milliseconds. */
export const PAUSE_MS = 300;

export interface StoredText {
  text: string;
  change: (text: string) => void;
  /** Returns the latest text, even if React has not rendered it yet. */
  readLatest: () => string;
}

/**
 * Returns text that the browser stores across reloads, if it can, and functions to change it.
 *
 * @param key - storage key of the text
 * @param onOther - receives the text that another tab wrote under the key, before this tab overwrites it
 */
export function useStoredText(key: string, onOther: (other: string) => void): StoredText {
  const [text, setText] = useState(() => readText(key) ?? '');
  const latest = useRef(text);
  const known = useRef(text);
  const [stored] = useState(() => readItem(key));
  // Value in storage when this tab last read or wrote it.
  const seen = useRef(stored);
  const keep = useEffectEvent(() => {
    if (latest.current === known.current) return;
    const found = readItem(key);
    if (found !== seen.current && found !== null && found !== latest.current) onOther(found);
    const kept = latest.current === '' ? null : latest.current;
    seen.current = storeText(key, kept) ? kept : found;
    known.current = latest.current;
  });
  useEffect(() => {
    latest.current = text;
    const timer = setTimeout(() => {
      keep();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  useEffect(() => {
    const leave = (): void => {
      keep();
    };
    // Stores the last change at once when the reader leaves the page or opens another link on it.
    for (const sign of ['pagehide', 'hashchange']) window.addEventListener(sign, leave);
    return () => {
      for (const sign of ['pagehide', 'hashchange']) window.removeEventListener(sign, leave);
      leave();
    };
  }, []);
  const change = (changed: string): void => {
    latest.current = changed;
    setText(changed);
  };

  return { text, change, readLatest: () => latest.current };
}
