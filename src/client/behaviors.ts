/** A behavior that the client adds to the HTML of pages. */
export interface Behavior {
  /**
   * Called once, when the client starts. Adds listeners to `document` and `window`. Must not force styles or layout.
   */
  start?: () => void;
  /**
   * Called for each page that is shown, including the first one. May return a cleanup function, which the client calls
   * before it replaces the page.
   */
  enter?: () => (() => void) | undefined;
  /** Called when a navigation starts, before the new page has loaded. */
  onNavigationStart?: () => void;
}

const behaviors: Behavior[] = [];
let cleanups: (() => void)[] = [];

/** Registers behaviors. They start together, after all client modules have loaded and the first frame is painted. */
export function addBehaviors(...added: Behavior[]): void {
  behaviors.push(...added);
}

/** Calls `start` of all behaviors, then `enter` of all behaviors for the first page. */
export function startBehaviors(): void {
  for (const { start } of behaviors) attempt(() => start?.());
  enterPage();
}

/** Calls `enter` of all behaviors for a page that is now shown. */
export function enterPage(): void {
  for (const { enter } of behaviors) {
    attempt(() => {
      const cleanup = enter?.();
      if (cleanup !== undefined) cleanups.push(cleanup);
    });
  }
}

/** Calls `onNavigationStart` of all behaviors. */
export function notifyNavigationStart(): void {
  for (const { onNavigationStart } of behaviors) attempt(() => onNavigationStart?.());
}

/** Calls the cleanup functions of all behaviors before the page is replaced. */
export function leavePage(): void {
  const pending = cleanups;
  cleanups = [];
  for (const cleanup of pending) attempt(cleanup);
}

/** Calls a function and reports its exceptions, so that one failing behavior does not stop the others. */
function attempt(action: () => void): void {
  try {
    action();
  } catch (error) {
    reportError(error);
  }
}
