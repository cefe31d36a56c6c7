import buffer from 'node:buffer';
import os from 'node:os';
import path from 'node:path';
import { createFsFromVolume, Volume } from 'memfs';
import { compilerPackage, loadCompilerModule } from './compilerPackage';

/** Files by absolute path. */
type FileTree = Readonly<Record<string, string>>;

export interface CommandLineResult {
  /** Files present after the run, inputs included. */
  files: Record<string, string>;
  stdout: string;
  stderr: string;
}

/** What the compiler keeps of its first run, and therefore has to be the same object in every run of this process. */
interface CommandLineHost {
  /** The compiler asks for `fs` once and keeps it. */
  volume: Volume;
  /** The compiler takes `process.argv.slice(2)` once and keeps the array. */
  args: string[];
}

// The site generator evaluates plugin modules afresh for each plugin, but the compiler's modules live as long as the process: so must their host.
const HOST_KEY = Symbol.for('wirespec-site.command-line-host');

/**
 * Runs the compiler's command line in this process, over a file system in memory: a few milliseconds instead of the 400 of a process of its own.
 *
 * The result is what `wirespec …` writes on disk; `lib/compiler/__tests__` compares the two byte by byte.
 *
 * @param args - what stands after the program name. The compiler reads twenty and drops the rest, so more are refused here.
 * @param files - input files by absolute path.
 * @throws Error when there are too many arguments; whatever the compiler throws on input it does not expect.
 */
export function runCommandLine(args: readonly string[], files: FileTree): CommandLineResult {
  if (args.length > 20) {
    throw new Error(
      `The command has ${args.length} words; the compiler reads only 20 and silently drops the rest. Use fewer.`,
    );
  }
  const host = getHost();
  host.volume.reset();
  host.volume.fromJSON({ ...files });
  host.args.splice(0, host.args.length, ...args);

  const output = captureOutput(() => {
    compilerPackage.cli([...args]);
  });
  return { files: readVolume(host.volume), ...output };
}

function getHost(): CommandLineHost {
  // Only this module writes under the key.
  const existing = Reflect.get(globalThis, HOST_KEY) as CommandLineHost | undefined;
  if (existing) return existing;
  const host = prepareHost();
  Reflect.set(globalThis, HOST_KEY, host);
  return host;
}

function prepareHost(): CommandLineHost {
  repairCommandPrototype();
  const host: CommandLineHost = { volume: new Volume(), args: [] };
  const modules: Readonly<Record<string, unknown>> = { fs: createFsFromVolume(host.volume), path, os, buffer };

  // The first run makes the compiler take hold of its file system and of its words; afterwards both globals are put back.
  const globals = globalThis as { require?: unknown };
  const [previousRequire, previousArgv] = [globals.require, process.argv];
  globals.require = (name: string) => modules[name];
  process.argv = Object.assign([...previousArgv], { slice: () => host.args });
  host.volume.fromJSON({ '/warm-up/warm-up.ws': 'type WarmUp { up: String }' });
  host.args.push('compile', '-i', '/warm-up', '-o', '/warm-up/out', '-l', 'Wirespec');
  try {
    captureOutput(() => {
      compilerPackage.cli(host.args);
    });
  } finally {
    process.argv = previousArgv;
    if (previousRequire === undefined) delete globals.require;
    else globals.require = previousRequire;
  }
  if (!host.volume.existsSync('/warm-up/out/wirespec.ws')) {
    throw new Error(
      "The compiler's command line did not run in memory: it wrote nothing. Its package has changed; compare wirespec-bin.mjs with lib/compiler/runCommandLine.ts.",
    );
  }
  return host;
}

/**
 * The command line library's modules import each other in a circle, which leaves one prototype unfinished; the package's own start script repairs it in this
 * way before it runs a command (`wirespec-bin.mjs`).
 */
function repairCommandPrototype(): void {
  const core = findClass(loadCompilerModule('clikt-clikt.mjs'), 'CoreCliktCommand');
  const command = findClass(loadCompilerModule('clikt-clikt-mordant.mjs'), 'CliktCommand');
  if (core && command && Object.getPrototypeOf(command.prototype) !== core.prototype) {
    Object.setPrototypeOf(command.prototype, core.prototype);
  }
}

function findClass(module: Readonly<Record<string, unknown>>, name: string): { prototype: object } | undefined {
  return Object.values(module).find(
    (value): value is { prototype: object; name: string } & (() => void) =>
      typeof value === 'function' && value.name === name,
  );
}

function captureOutput(run: () => void): { stdout: string; stderr: string } {
  const captured = { stdout: '', stderr: '' };
  const restore = (['stdout', 'stderr'] as const).map((name) => {
    const stream = process[name];
    const original: unknown = Reflect.get(stream, 'write');
    stream.write = (chunk: string | Uint8Array) => {
      captured[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
      return true;
    };
    return () => {
      Reflect.set(stream, 'write', original);
    };
  });
  // Where the compiler does not recognise the process as Node's (a test runner replaces it), it writes to the console instead.
  const { log, error } = console;
  console.log = (...parts: unknown[]) => {
    captured.stdout += `${parts.join(' ')}\n`;
  };
  console.error = (...parts: unknown[]) => {
    captured.stderr += `${parts.join(' ')}\n`;
  };
  // A usage error ends the process of a command line; ours goes on and reports it.
  const exit: unknown = Reflect.get(process, 'exit');
  process.exit = (code) => {
    throw new Error(`The command line ended with exit code ${String(code ?? 0)}: ${captured.stderr.trim()}`);
  };
  try {
    run();
  } finally {
    Reflect.set(process, 'exit', exit);
    Object.assign(console, { log, error });
    for (const restoreStream of restore) restoreStream();
  }
  return captured;
}

function readVolume(volume: Volume): Record<string, string> {
  return Object.fromEntries(
    Object.entries(volume.toJSON()).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
