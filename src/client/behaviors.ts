/** Something the client adds to the HTML of pages. */
export interface Behavior {
  /** Called once, when the client starts: the place for listeners on `document` and `window`. Must not force styles or layout. */
  start?: () => void;
  /**
   * Called for each page that is shown, the first one included. May return a function that undoes it; the client calls it before it replaces the page.
   */
  enter?: () => (() => void) | undefined;
  /** Called when the reader goes to another page, which may be long on its way: what they do from now on is meant for that one. */
  depart?: () => void;
}

const behaviors: Behavior[] = [];
let cleanups: (() => void)[] = [];

/** Registers behaviors; they start together, once all modules of the client are there and the first frame is painted. */
export function addBehaviors(...added: Behavior[]): void {
  behaviors.push(...added);
}

/** Starts all behaviors and shows them the first page. */
export function startBehaviors(): void {
  for (const { start } of behaviors) attempt(() => start?.());
  enterPage();
}

/** Tells all behaviors that a page is shown. */
export function enterPage(): void {
  for (const { enter } of behaviors) {
    attempt(() => {
      const cleanup = enter?.();
      if (cleanup !== undefined) cleanups.push(cleanup);
    });
  }
}

/** Tells all behaviors that the reader goes to another page. */
export function departFromPage(): void {
  for (const { depart } of behaviors) attempt(() => depart?.());
}

/** Tells all behaviors that the page is about to be replaced. */
export function leavePage(): void {
  const pending = cleanups;
  cleanups = [];
  for (const cleanup of pending) attempt(cleanup);
}

/** A behavior that fails must not take the others, or the page, with it: the text can still be read. */
function attempt(action: () => void): void {
  try {
    action();
  } catch (error) {
    reportError(error);
  }
}
