import { useEffect, useState } from 'react';
import { recall, store } from '@site/src/client/storage';

const PAUSE_MS = 300;

/**
 * A text that the browser keeps across reloads, as far as it can.
 *
 * @param name tells it from others
 * @param initial where nothing is kept
 */
export function useKeptText(name: string, initial: string): [string, (text: string) => void] {
  const key = `playground.${name}`;
  const [text, setText] = useState(() => recall(key) ?? initial);
  useEffect(() => {
    const timer = setTimeout(() => {
      store(key, text === '' ? null : text);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [key, text]);

  return [text, setText];
}
