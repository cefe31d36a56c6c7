import { type ReactNode, useEffect, useRef } from 'react';

/** Distance from the end of the list at which more results are requested. */
const MARGIN = '400px';

/**
 * Requests more results when the reader scrolls near the end. The button is for readers who do not scroll, for example
 * with a screen reader.
 */
export default function MoreResults({ onVisible }: { onVisible: () => void }): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = ref.current;
    if (button === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onVisible();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(button);
    return () => {
      observer.disconnect();
    };
  }, [onVisible]);

  return (
    <button ref={ref} type="button" className="button button--secondary" onClick={onVisible}>
      More results
    </button>
  );
}
