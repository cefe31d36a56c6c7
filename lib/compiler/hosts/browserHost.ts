import * as compiler from '@flock/wirespec';
// The package does not export these modules; the bundler finds them by an alias, see `plugins/bundler`.
import * as library from '@flock/wirespec/clikt-clikt.mjs';
import * as terminalLibrary from '@flock/wirespec/clikt-clikt-mordant.mjs';
import type { CommandLineHost } from '../command-line/createCommandLine';

/** The compiler package, bundled with the worker it runs in. */
export const compilerPackage = compiler;

/** Runs the compiler's command line in a worker, which has no process and no streams. Output goes to the console. */
export const commandLineHost: CommandLineHost = {
  cli: compiler.cli,

  loadLibrary: () => [library, terminalLibrary],

  withArguments(argv, action) {
    // Without `versions`, so that the compiler does not take it for Node's.
    Reflect.set(globalThis, 'process', { argv });
    try {
      action();
    } finally {
      Reflect.deleteProperty(globalThis, 'process');
    }
  },

  captureStreams: (_printed, action) => {
    action();
  },
};
