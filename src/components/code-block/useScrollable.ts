import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether an element holds more than it shows, kept up to date while it or its content changes size.
 *
 * On the server and until the first measurement the answer is yes: without scripts a keyboard must reach what may have to be scrolled.
 */
export function useScrollable<Target extends HTMLElement>(): [RefObject<Target | null>, boolean] {
  const ref = useRef<Target>(null);
  const [isScrollable, setIsScrollable] = useState(true);

  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    // The observer calls after layout, so that measuring forces none; it also calls once at the beginning, and when a hidden tab is opened.
    const observer = new ResizeObserver(() => {
      setIsScrollable(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      observer.disconnect();
    };
  }, []);

  return [ref, isScrollable];
}
