import { readClassName } from '../readClassName';
import { SITE_RELEASE } from '../releases';
import { type FileTree, MemoryFiles } from './MemoryFiles';

export interface CommandLineResult {
  /** Files that exist after the run, including the inputs. */
  files: Record<string, string>;
  /** Files that were overwritten with different content, including input files. */
  overwritten: string[];
  stdout: string;
  stderr: string;
}

/**
 * Runs the compiler's command line on files in memory.
 *
 * @param args - arguments after the program name, at most twenty, because the compiler silently drops more
 * @param files - input files by absolute path
 * @throws Error for too many arguments, CommandExit where a Node process would exit, and any error that the compiler
 *   throws for unexpected input
 */
export type RunCommandLine = (args: readonly string[], files: FileTree) => CommandLineResult;

/** Output of the command line. */
type PrintedOutput = Pick<CommandLineResult, 'stdout' | 'stderr'>;

/** Environment of the command line: Node, or a worker in a browser. */
export interface CommandLineHost {
  /** The function `cli` of the compiler package. */
  cli: (args: string[]) => void;
  /**
   * Returns the two modules of the package's command line library that import each other; fewer for releases that do
   * not need `repairCommandPrototype`.
   */
  loadLibrary: () => Readonly<Record<string, unknown>>[];
  /** Runs an action with the given `process.argv`. */
  withArguments: (argv: string[], action: () => void) => void;
  /**
   * Runs an action and collects its output to the streams of the process. An environment without streams only runs the
   * action.
   */
  captureStreams: (printed: PrintedOutput, action: () => void) => void;
}

const WARM_UP_FILES = { '/warm-up/warm-up.ws': 'type WarmUp { up: String }' };
const WARM_UP_ARGS = ['/warm-up', '-o', '/warm-up/out', '-l', 'Wirespec'];
const ARG_LIMIT = 20;

/**
 * Prepares the compiler's command line for runs on files in memory. The compiler reads its file system and its
 * arguments once and keeps them. Therefore, call this function only once for each loaded copy of the package.
 *
 * @param inputArgs - arguments before the folder of the contracts, which differ between releases
 * @throws Error if this version of the package cannot run in memory
 */
export function createCommandLine(
  host: CommandLineHost,
  inputArgs: readonly string[] = SITE_RELEASE.inputArgs,
): RunCommandLine {
  repairCommandPrototype(host.loadLibrary());
  const memory = new MemoryFiles();
  const processArgs: string[] = [];
  const run: RunCommandLine = (args, files) => {
    if (args.length > ARG_LIMIT) {
      throw new Error(
        `The command has ${args.length} arguments; the compiler reads only ${ARG_LIMIT} and silently drops the rest. Use fewer.`,
      );
    }
    memory.reset(files);
    processArgs.splice(0, processArgs.length, ...args);
    const printed = captureOutput(host, () => {
      host.cli([...args]);
    });
    return { files: memory.readAll(), overwritten: memory.listOverwritten(), ...printed };
  };

  // The compiler reads the globals `require` and `process.argv` during its first run. Afterwards, they are restored.
  // The compiler keeps the array that `process.argv.slice` returns, so each run replaces the items of `processArgs`.
  let first: CommandLineResult | undefined;
  withRequire(memory.modules, () => {
    host.withArguments(Object.assign([], { slice: () => processArgs }), () => {
      first = run([...inputArgs, ...WARM_UP_ARGS], WARM_UP_FILES);
    });
  });
  // Checks only the folder, because the names of the files in it differ between versions.
  if (!Object.keys(first?.files ?? {}).some((file) => file.startsWith('/warm-up/out/'))) {
    throw new Error(
      "The compiler's command line did not run in memory: it wrote nothing. Its package has changed; compare wirespec-bin.mjs with lib/compiler/command-line/createCommandLine.ts.",
    );
  }
  return run;
}

function withRequire(modules: Readonly<Record<string, unknown>>, action: () => void): void {
  // The cast is needed because the type of `globalThis` does not declare `require`, which the package reads.
  const globals = globalThis as { require?: unknown };
  const previous = globals.require;
  globals.require = (name: string) => modules[name];
  try {
    action();
  } finally {
    if (previous === undefined) delete globals.require;
    else globals.require = previous;
  }
}

/**
 * Completes a prototype that lacks methods, because two modules of the command line library import each other. Outside
 * this site, the package's start script `wirespec-bin.mjs` completes it.
 */
function repairCommandPrototype(modules: readonly Readonly<Record<string, unknown>>[]): void {
  const core = findClass(modules, 'CoreCliktCommand');
  const command = findClass(modules, 'CliktCommand');
  if (core && command && Object.getPrototypeOf(command.prototype) !== core.prototype) {
    Object.setPrototypeOf(command.prototype, core.prototype);
  }
}

function findClass(
  modules: readonly Readonly<Record<string, unknown>>[],
  name: string,
): { prototype: object } | undefined {
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is (() => void) & { prototype: object } => typeof value === 'function')
    .find((value) => readClassName(value) === name);
}

function captureOutput(host: CommandLineHost, action: () => void): PrintedOutput {
  const printed: PrintedOutput = { stdout: '', stderr: '' };
  // The compiler writes to the console if it does not recognize the process as Node's. A worker has no process, and a
  // test runner replaces it.
  const { log, error } = console;
  console.log = (...parts: unknown[]) => {
    printed.stdout += `${parts.join(' ')}\n`;
  };
  console.error = (...parts: unknown[]) => {
    printed.stderr += `${parts.join(' ')}\n`;
  };
  try {
    host.captureStreams(printed, action);
  } finally {
    Object.assign(console, { log, error });
  }
  return printed;
}
