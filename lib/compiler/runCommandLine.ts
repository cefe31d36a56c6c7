import { commandLineHost } from '#compiler-host';
import { createCommandLine, type RunCommandLine } from './command-line/createCommandLine';

// The site generator evaluates plugin modules afresh for each plugin, but the compiler's modules live as long as the process: so must what they keep.
const KEY = Symbol.for('wirespec-site.command-line');

/**
 * Runs the compiler's command line in this process or worker, over files in memory: a few milliseconds instead of the 400 of a process of its own.
 *
 * The result is what `wirespec …` writes on disk; `lib/compiler/__tests__` compares the two byte by byte, and `tests/live` compares the build with browsers.
 */
export const runCommandLine: RunCommandLine = (args, files) => prepareCommandLine()(args, files);

/** Makes the command line ready before the first run, which otherwise takes as long as several. */
export function prepareCommandLine(): RunCommandLine {
  // Only this module writes under the key.
  const existing = Reflect.get(globalThis, KEY) as RunCommandLine | undefined;
  if (existing) return existing;
  const run = createCommandLine(commandLineHost);
  Reflect.set(globalThis, KEY, run);
  return run;
}
