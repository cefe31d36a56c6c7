/** Signs that the reader is about to use something. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

/** What does nothing before it is alive; links and the like need no scripts. */
const CONTROLS = 'button, [role=button], [role=tab]';

/** Where browsers have no idle time to offer: after this many milliseconds. */
const NO_IDLE_MS = 200;

/** What whoever makes the element alive has to tell. */
export interface Progress {
  onAlive: () => void;
  /** It did not work: the next sign of the reader asks again. */
  onFailure: () => void;
}

/**
 * Calls when the page is loaded and the browser idle, or as soon as the reader comes near the element; after a failure again. A click on a control that is not alive
 * yet is kept, and repeated when it is.
 *
 * @returns a function that stops waiting
 */
export function whenWanted(element: HTMLElement, enliven: (progress: Progress) => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let isAsking = false;
  let clicked: HTMLElement | undefined;

  const keepClick = ({ target }: MouseEvent): void => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    clicked = control ?? undefined;
  };
  const ask = (): void => {
    if (isAsking || signal.aborted) return;
    isAsking = true;
    enliven({
      onAlive: () => {
        waiting.abort();
        clicked?.click();
      },
      onFailure: () => {
        isAsking = false;
      },
    });
  };
  const askWhenIdle = (): void => {
    if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(ask);
    else setTimeout(ask, NO_IDLE_MS);
  };

  element.addEventListener('click', keepClick, { signal });
  for (const sign of SIGNS) element.addEventListener(sign, ask, { signal, passive: true });
  if (document.readyState === 'complete') askWhenIdle();
  else window.addEventListener('load', askWhenIdle, { signal });

  return () => {
    waiting.abort();
  };
}
