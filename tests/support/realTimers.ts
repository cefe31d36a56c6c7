import { afterAll, beforeEach } from 'vitest';

declare global {
  /** The timers of the process before any test replaced them, under a name that no fake uses. */
  var realTimers: Readonly<Record<TimerName, unknown>> | undefined;
}

/** The parts of the clock that tests fake. A file that shares its process with others must restore them. */
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'Date'] as const;

type TimerName = (typeof TIMERS)[number];

const readTimers = (): Record<TimerName, unknown> => {
  const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, Date } = globalThis;

  return { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, Date };
};

// Vitest runs this module once per test file, in the same process.
const real = (globalThis.realTimers ??= readTimers());

/**
 * Fails if a timer is not the original one of the process. A fake timer that a test has left behind never fires in the
 * next test of the process, and which test is next depends on the order of the files.
 *
 * @throws Error with the names of the timers
 */
function checkTimers(): void {
  const current = readTimers();
  const fake = TIMERS.filter((name) => current[name] !== real[name]);
  if (fake.length === 0) return;
  Object.assign(globalThis, real);
  throw new Error(
    `An earlier test left a fake ${fake.join(', ')}: restore spies on fake timers before vi.useRealTimers().`,
  );
}

beforeEach(checkTimers);
afterAll(checkTimers);
