import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Examples } from './examples';
import type { ConsoleRequest } from './parseFence';
import { reportFence, type SampleError } from './SampleProblem';
import type { ConsoleStep } from './types';

export interface ConsoleHost {
  examples: Examples;
  /** Folder with the `node_modules` of this project. */
  projectFolder: string;
  /** Where results are kept, so that unchanged sessions need not run again; none means always run. */
  cacheFolder?: string;
  /** How long one command may take; a minute unless said otherwise. */
  timeoutMs?: number;
}

/** Packages a reader of our pages has installed in the folder in which the commands run, and their commands. */
const INSTALLED_PACKAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@flock/wirespec': { wirespec: 'wirespec-bin.mjs', 'wirespec-lsp': 'wirespec-lsp.mjs' },
  typescript: { tsc: 'bin/tsc' },
  '@types/node': {},
};

/** Below the scratch folder; hidden from the reader's eyes, like the home folder beside it. */
const SHORTCUTS_FOLDER = path.join('node_modules', '.shortcuts');

/**
 * Stands before npm's `npx` and does what that does with the command of an installed package: run it. npm needs half a second to find that out, for each of a
 * hundred commands. Everything else is left to the real one.
 */
const NPX_SHORTCUT = `#!/bin/sh
if [ -x "node_modules/.bin/$1" ]; then
  command="node_modules/.bin/$1"
  shift
  exec "$command" "$@"
fi
exec "${path.join(path.dirname(process.execPath), 'npx')}" "$@"
`;

const DEFAULT_TIMEOUT_MS = 60_000;
/** Raised when the same commands come to be shown otherwise, e.g. by other cleaning of their output. */
const CACHE_FORMAT = 4;

/**
 * Runs the commands of a console block for real, one after the other in a scratch folder with the example files the block names, and returns what they printed.
 *
 * Machine paths and the inner frames of stack traces are taken out, so that two machines show the same text.
 *
 * @throws SampleError when a command does not end with the exit code the page expects, or takes too long.
 */
export async function runConsole(request: ConsoleRequest, host: ConsoleHost): Promise<ConsoleStep[]> {
  for (const command of request.commands) {
    refuseNetwork(command);
    refuseLostEffect(command);
  }
  const inputs = collectInputs(request.files, host.examples);
  const cacheFile =
    host.cacheFolder && path.join(host.cacheFolder, `${hashInputs(request, inputs, host.projectFolder)}.json`);
  if (cacheFile && fs.existsSync(cacheFile)) return JSON.parse(fs.readFileSync(cacheFile, 'utf8')) as ConsoleStep[];

  const scratch = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'console-'));
  try {
    layOut(scratch, inputs, host.projectFolder);
    const steps: ConsoleStep[] = [];
    for (const command of request.commands) {
      const last = steps.length === request.commands.length - 1;
      steps.push(await runCommand(command, last ? request.exitCode : 0, scratch, host));
    }
    if (cacheFile) writeCache(cacheFile, steps);
    return steps;
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

function refuseNetwork(command: string): void {
  if (/\bnpm\s+(?:i|install|ci|add|update)\b|\b(?:curl|wget)\b/.test(command)) {
    throw reportFence(
      `the command "${command}" needs the network`,
      'Show it in a bash block: only commands that need nothing from outside are run.',
    );
  }
}

/** Each command has a shell of its own: a reader who types them into one would not see what we show. */
function refuseLostEffect(command: string): void {
  if (/(?:^|[;&|]\s*)(?:cd|export)\b/.test(command)) {
    throw reportFence(
      `the command "${command}" changes its shell, but the next command gets a new one`,
      'Put it in parentheses together with what needs it, or name the folder in each command.',
    );
  }
}

/** Example files by their path in the scratch folder: a file under its own name, the files of a folder under that folder's name. */
function collectInputs(files: readonly string[], examples: Examples): Map<string, string> {
  const inputs = new Map<string, string>();
  for (const named of files) {
    for (const file of examples.expand([named])) {
      const target = named.endsWith('/') ? `${path.basename(named)}/${path.basename(file)}` : path.basename(file);
      if (inputs.has(target)) {
        throw reportFence(
          `two files of the block would be "${target}" in the scratch folder`,
          'Name one of them, or put one into a folder and name the folder.',
        );
      }
      inputs.set(target, `${examples.read(file)}\n`);
    }
  }
  return inputs;
}

function hashInputs(request: ConsoleRequest, inputs: ReadonlyMap<string, string>, projectFolder: string): string {
  const packages = Object.keys(INSTALLED_PACKAGES).map((name) => [name, readInstalledVersion(name, projectFolder)]);
  return createHash('sha256')
    .update(JSON.stringify([CACHE_FORMAT, process.version, packages, request.commands, request.exitCode, [...inputs]]))
    .digest('hex');
}

/** Version of a package in `node_modules`, or nothing where it is not installed. */
function readInstalledVersion(name: string, projectFolder: string): string | undefined {
  const manifest = path.join(projectFolder, 'node_modules', name, 'package.json');
  if (!fs.existsSync(manifest)) return undefined;
  return (JSON.parse(fs.readFileSync(manifest, 'utf8')) as { version: string }).version;
}

function writeCache(cacheFile: string, steps: readonly ConsoleStep[]): void {
  fs.mkdirSync(path.dirname(cacheFile), { recursive: true });
  // Renamed into place, so that neither another process nor a crash in between leaves half a file to be read.
  const unfinished = `${cacheFile}.${process.pid}`;
  fs.writeFileSync(unfinished, JSON.stringify(steps));
  fs.renameSync(unfinished, cacheFile);
}

function layOut(scratch: string, inputs: ReadonlyMap<string, string>, projectFolder: string): void {
  for (const [name, text] of inputs) {
    fs.mkdirSync(path.dirname(path.join(scratch, name)), { recursive: true });
    fs.writeFileSync(path.join(scratch, name), text);
  }
  const modules = path.join(scratch, 'node_modules');
  fs.mkdirSync(path.join(modules, '.bin'), { recursive: true });
  const shortcuts = path.join(scratch, SHORTCUTS_FOLDER);
  fs.mkdirSync(shortcuts);
  fs.writeFileSync(path.join(shortcuts, 'npx'), NPX_SHORTCUT, { mode: 0o755 });
  for (const [name, commands] of Object.entries(INSTALLED_PACKAGES)) {
    const installed = path.join(projectFolder, 'node_modules', name);
    if (!fs.existsSync(installed)) continue;
    fs.mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    fs.symlinkSync(installed, path.join(modules, name));
    for (const [command, file] of Object.entries(commands)) {
      fs.symlinkSync(path.join(installed, file), path.join(modules, '.bin', command));
    }
  }
}

function runCommand(
  command: string,
  expected: number,
  scratch: string,
  { projectFolder, timeoutMs = DEFAULT_TIMEOUT_MS }: ConsoleHost,
): Promise<ConsoleStep> {
  const environment = {
    PATH: [
      path.join(scratch, SHORTCUTS_FOLDER),
      path.dirname(process.execPath),
      '/usr/local/bin',
      '/usr/bin',
      '/bin',
    ].join(path.delimiter),
    HOME: path.join(scratch, 'node_modules', '.home'),
    LANG: 'C.UTF-8',
    NO_COLOR: '1',
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
  };
  return new Promise((resolve, reject) => {
    // In a group of its own, so that what the shell started ends with it. Its two outputs are one, in the order they were written.
    const shell = spawn('sh', ['-c', `{ ${command}\n} 2>&1`], {
      cwd: scratch,
      env: environment,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    let printed = '';
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      if (shell.pid !== undefined) process.kill(-shell.pid, 'SIGKILL');
    }, timeoutMs);
    shell.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    shell.on('error', reject);
    shell.on('close', (code) => {
      clearTimeout(timer);
      const exitCode = code ?? 1;
      const output = cleanOutput(printed, scratch, projectFolder);
      if (isLate) {
        reject(
          reportFence(`the command "${command}" did not end within ${timeoutMs / 1000} s`, 'Show one that takes less.'),
        );
      } else if (exitCode === expected) resolve({ command, output, exitCode });
      else reject(reportExitCode(command, exitCode, expected, output));
    });
  });
}

function reportExitCode(command: string, exitCode: number, expected: number, output: string): SampleError {
  return reportFence(
    `the command "${command}" ended with exit code ${exitCode}, not ${expected}`,
    `It printed: ${output || 'nothing'}. Mend the command, or say exit=${exitCode} if the page is about this failure.`,
  );
}

/** What is shown must not depend on the machine: its paths, its Node version, and the frames inside of the compiler. */
function cleanOutput(output: string, scratch: string, projectFolder: string): string {
  return output
    .replaceAll(new RegExp(`${escapeForRegExp('\u001b')}\\[[0-9;]*m`, 'g'), '')
    .replace(/^file:\/\/\S+:\d+\n.*\n\s*\^+\n\n?(?=\S*(?:Error|Exception)\b)/m, '')
    .replaceAll(`file://${projectFolder}/`, '')
    .replaceAll(`${projectFolder}/`, '')
    .replaceAll(`file://${scratch}/`, './')
    .replaceAll(`${scratch}/`, './')
    .replaceAll(scratch, '.')
    .replace(/(?:^ {4}at .*(?:\n|$))+/gm, '    at …\n')
    .replace(/^ {4}at …\n(?: *\[cause\]: undefined\n)?\}\n/m, '    at …\n')
    .replace(/\n*^Node\.js v[\d.]+\n?$/m, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n+$/, '')
    .replace(/^\n+/, '');
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
