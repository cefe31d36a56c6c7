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
  const keep = useRef(createKeep(key, text));
  useEffect(() => {
    latest.current = text;
    const timer = setTimeout(() => {
      keep.current(text);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  useEffect(() => {
    const leave = (): void => {
      keep.current(latest.current);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return [text, setText];
}

/** Keeps a text when it has changed: otherwise a tab in which nobody writes would take away what was written in another one. */
function createKeep(key: string, first: string): (text: string) => void {
  let known = first;
  return (text) => {
    if (text !== known && store(key, text === '' ? null : text)) known = text;
  };
}
