import { yieldToBrowser } from './tasks';

/** A behavior that the client adds to the HTML of pages. */
export interface Behavior {
  /**
   * Called once, when the client starts. Adds listeners to `document` and `window`. Must not force a style
   * recalculation or a layout.
   */
  start?: () => void;
  /**
   * Called for each page that is shown, including the first one. May return a cleanup function, which the client calls
   * before it replaces the page. In development, the client calls it after React has replaced the page.
   */
  enter?: () => (() => void) | undefined;
  /** Called when a navigation starts, before the new page has loaded. */
  onNavigationStart?: () => void;
}

const registered: Behavior[] = [];
const started: Behavior[] = [];
let cleanups: (() => void)[] = [];

/** Registers behaviors. `startBehaviors` starts them in this order, after all client modules have registered theirs. */
export function addBehaviors(...added: Behavior[]): void {
  registered.push(...added);
}

/**
 * Calls `start` and `enter` of one registered behavior after the other. Between two of them, the browser can paint and
 * handle input. If another page is shown in the meantime, the behaviors that start later enter that page.
 */
export async function startBehaviors(): Promise<void> {
  for (const behavior of registered) {
    attempt(() => behavior.start?.());
    started.push(behavior);
    enter(behavior);
    await yieldToBrowser();
  }
}

/** Calls `enter` of all started behaviors for a page that is now shown. */
export function enterPage(): void {
  for (const behavior of started) enter(behavior);
}

function enter(behavior: Behavior): void {
  attempt(() => {
    const cleanup = behavior.enter?.();
    if (cleanup !== undefined) cleanups.push(cleanup);
  });
}

/** Calls `onNavigationStart` of all started behaviors. */
export function notifyNavigationStart(): void {
  for (const { onNavigationStart } of started) attempt(() => onNavigationStart?.());
}

/** Calls the cleanup functions that `enter` has returned for the current page, each once. */
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
