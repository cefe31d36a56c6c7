import { useEffect, useRef, useState } from 'react';
import { recall, store } from '@site/src/client/storage';

const PAUSE_MS = 300;

/**
 * A text that the browser keeps across reloads, as far as it can.
 *
 * @param name tells it from others
 */
export function useKeptText(name: string): [string, (text: string) => void] {
  const key = `playground.${name}`;
  const [text, setText] = useState(() => recall(key) ?? '');
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
    const timer = setTimeout(() => {
      store(key, text === '' ? null : text);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [key, text]);
  useEffect(() => {
    const keep = (): void => {
      store(key, latest.current === '' ? null : latest.current);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key]);

  return [text, setText];
}
