import { SITE_RELEASE } from '../releases';
import { type FileTree, MemoryFiles } from './MemoryFiles';

export interface CommandLineResult {
  /** Files present after the run, inputs included. */
  files: Record<string, string>;
  /** Files that were written several times, each time with another text. */
  overwritten: string[];
  stdout: string;
  stderr: string;
}

/**
 * Runs the compiler's command line over files in memory.
 *
 * @param args - arguments after the program name. The compiler reads twenty and drops the rest, so more are refused here.
 * @param files - input files by absolute path.
 * @throws Error for too many arguments, and every error that the compiler throws on unexpected input.
 */
export type RunCommandLine = (args: readonly string[], files: FileTree) => CommandLineResult;

/** Output of the command line. */
type Printed = Pick<CommandLineResult, 'stdout' | 'stderr'>;

/** Interface to the environment of the command line: Node, or a worker in a browser. */
export interface CommandLineHost {
  /** The function `cli` of the package. */
  cli: (args: string[]) => void;
  /** The two modules of the package's command line library that import each other in a circle. */
  loadLibrary: () => Readonly<Record<string, unknown>>[];
  /** Runs an action with the given `process.argv`. */
  withArguments: (argv: string[], action: () => void) => void;
  /** Runs an action and collects what it writes to the streams of the process; where there are none, only calls it. */
  captureStreams: (printed: Printed, action: () => void) => void;
}

const WARM_UP = { '/warm-up/warm-up.ws': 'type WarmUp { up: String }' };
const WARM_UP_ARGS = ['/warm-up', '-o', '/warm-up/out', '-l', 'Wirespec'];
const ARG_LIMIT = 20;

/**
 * Prepares the compiler's command line for runs over files in memory. The compiler asks for its file system and for its arguments once and keeps both, so this is to be called once
 * for each time the package is loaded.
 *
 * @param inputWords - words before the folder of the contracts, which differ between releases.
 * @throws Error if this version of the package cannot run in memory.
 */
export function createCommandLine(
  host: CommandLineHost,
  inputWords: readonly string[] = SITE_RELEASE.inputWords,
): RunCommandLine {
  repairCommandPrototype(host.loadLibrary());
  const memory = new MemoryFiles();
  const processArgs: string[] = [];
  const run: RunCommandLine = (args, files) => {
    if (args.length > ARG_LIMIT) {
      throw new Error(
        `The command has ${args.length} words; the compiler reads only ${ARG_LIMIT} and silently drops the rest. Use fewer.`,
      );
    }
    memory.reset(files);
    processArgs.splice(0, processArgs.length, ...args);
    const printed = capture(host, () => {
      host.cli([...args]);
    });
    return { files: memory.read(), overwritten: memory.listOverwritten(), ...printed };
  };

  // The compiler reads both globals in its first run; then they are restored.
  let first: CommandLineResult | undefined;
  withRequire(memory.modules, () => {
    host.withArguments(Object.assign([], { slice: () => processArgs }), () => {
      first = run([...inputWords, ...WARM_UP_ARGS], WARM_UP);
    });
  });
  // Checks only the folder, because the written files differ between versions.
  if (!Object.keys(first?.files ?? {}).some((file) => file.startsWith('/warm-up/out/'))) {
    throw new Error(
      "The compiler's command line did not run in memory: it wrote nothing. Its package has changed; compare wirespec-bin.mjs with lib/compiler/command-line/createCommandLine.ts.",
    );
  }
  return run;
}

function withRequire(modules: Readonly<Record<string, unknown>>, action: () => void): void {
  // The package reads this global, which the type of `globalThis` does not declare.
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

/** The function of a class, with what the Kotlin compiler notes about it; minifiers change the names of functions, never these. */
interface CompiledClass {
  prototype: object;
  $metadata$?: { simpleName?: string };
}

/**
 * Repairs a prototype that is incomplete because modules of the command line library import each other in a circle. The
 * package's start script `wirespec-bin.mjs` does the same before it runs a command.
 */
function repairCommandPrototype(modules: readonly Readonly<Record<string, unknown>>[]): void {
  const core = findClass(modules, 'CoreCliktCommand');
  const command = findClass(modules, 'CliktCommand');
  if (core && command && Object.getPrototypeOf(command.prototype) !== core.prototype) {
    Object.setPrototypeOf(command.prototype, core.prototype);
  }
}

function findClass(modules: readonly Readonly<Record<string, unknown>>[], name: string): CompiledClass | undefined {
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is CompiledClass & (() => void) => typeof value === 'function')
    .find(({ $metadata$ }) => $metadata$?.simpleName === name);
}

function capture(host: CommandLineHost, action: () => void): Printed {
  const printed: Printed = { stdout: '', stderr: '' };
  // Where the compiler does not recognize the process as Node's (a worker has none, a test runner replaces it), it writes to the console instead.
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
