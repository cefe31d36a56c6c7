import * as compiler from '@flock/wirespec';
// The package does not export these modules; the bundler finds them through an alias in `plugins/bundler`.
import * as library from '@flock/wirespec/clikt-clikt.mjs';
import * as terminalLibrary from '@flock/wirespec/clikt-clikt-mordant.mjs';
import type { CommandLineHost } from '../command-line/createCommandLine';
import { workerEnvironment } from './workerEnvironment';

/** The compiler package, bundled into the worker that runs it. */
export const compilerPackage = compiler;

/** Environment of the compiler's command line in a worker. */
export const commandLineHost: CommandLineHost = {
  ...workerEnvironment,
  cli: compiler.cli,
  loadLibrary: () => [library, terminalLibrary],
};
