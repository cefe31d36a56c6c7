import { commandLineHost } from '#compiler-host';
import { createCommandLine, type RunCommandLine } from './command-line/createCommandLine';

// Docusaurus evaluates this module again for each plugin, but `createCommandLine` may be called only once per process.
// Its result is therefore stored globally.
const GLOBAL_KEY = Symbol.for('wirespec-site.command-line');

/**
 * Runs the compiler's command line in this process or worker, on files in memory. This takes a few milliseconds; a
 * separate process takes 400 ms. The result equals the files that `wirespec …` writes to disk. Tests in
 * `lib/compiler/__tests__` compare both outputs byte by byte, and `tests/live` compares the outputs of the build and of
 * browsers.
 */
export const runCommandLine: RunCommandLine = (args, files) => prepareCommandLine()(args, files);

/**
 * Returns the function that runs the command line. Prepares it on the first call, which takes as long as several runs.
 */
export function prepareCommandLine(): RunCommandLine {
  // The cast is safe, because only this module sets this property.
  const existing = Reflect.get(globalThis, GLOBAL_KEY) as RunCommandLine | undefined;
  if (existing) return existing;
  const run = createCommandLine(commandLineHost);
  Reflect.set(globalThis, GLOBAL_KEY, run);
  return run;
}
