/** What no page does by itself. A finger that scrolls is a pointer, too. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'];

let sign: Promise<void> | undefined;

/** Resolves when the reader moves the pointer, scrolls or presses something, for the first time after this was first asked. */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const waiting = new AbortController();
    const note = (): void => {
      waiting.abort();
      resolve();
    };
    for (const type of SIGNS) window.addEventListener(type, note, { signal: waiting.signal, passive: true });
  });

  return sign;
}
