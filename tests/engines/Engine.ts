/** Time limit in milliseconds for a condition, long enough for a busy machine. */
export const WAIT_MS = 60_000;

/**
 * A window of a browser that Playwright cannot drive. Functions that wait for a condition throw if it is not met within
 * `WAIT_MS`.
 */
export interface EnginePage {
  /** Opens an address, relative to that of the site, in a window of about the given width in pixels. */
  open: (address: string, width: number) => Promise<void>;
  /** Waits for the first element that matches the CSS selector, and clicks it. */
  click: (selector: string) => Promise<void>;
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>;
  /** Presses a key, together with Control if `modifier` is set. */
  press: (key: 'Enter' | 'a' | 'k', modifier?: 'Control') => Promise<void>;
  /** Calls a function in the page and returns its result. The function cannot use variables from outside. */
  evaluate: (read: () => unknown) => Promise<unknown>;
  /** Waits until a function in the page returns true. */
  waitFor: (isDone: (text: string) => boolean, text?: string) => Promise<void>;
  /** Returns the errors of the page and of its console since the last call of `open`. */
  listProblems: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A browser of the operating system. */
export interface Engine {
  name: string;
  /** Says which program is missing, and how to install it; undefined if none is missing. */
  missing: string | undefined;
  launch: () => Promise<EnginePage>;
}
