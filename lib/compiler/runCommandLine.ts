import { commandLineHost } from '#compiler-host';
import { createCommandLine, type RunCommandLine } from './command-line/createCommandLine';

// Docusaurus evaluates this module again for each plugin, but `createCommandLine` may be called only once per process.
// Its result is therefore stored globally.
const KEY = Symbol.for('wirespec-site.command-line');

/**
 * Runs the compiler's command line in this process or worker, on files in memory. This takes a few milliseconds instead
 * of the 400 of a separate process. The result is the same as what `wirespec …` writes to disk:
 * `lib/compiler/__tests__` compares the two byte by byte, and `tests/live` compares the build with browsers.
 */
export const runCommandLine: RunCommandLine = (args, files) => prepareCommandLine()(args, files);

/** Prepares the command line before the first run, which would otherwise take as long as several runs. */
export function prepareCommandLine(): RunCommandLine {
  // The cast is safe, because only this module sets this property.
  const existing = Reflect.get(globalThis, KEY) as RunCommandLine | undefined;
  if (existing) return existing;
  const run = createCommandLine(commandLineHost);
  Reflect.set(globalThis, KEY, run);
  return run;
}
