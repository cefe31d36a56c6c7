import { type ReactNode, useEffect, useRef } from 'react';

/** So far from the end of the list more is asked for. */
const MARGIN = '400px';

/** Asks for more as soon as the reader comes near the end; the button is for those whose browser or assistive technology does not scroll. */
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
