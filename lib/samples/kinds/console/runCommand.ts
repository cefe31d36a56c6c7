import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { SampleHost } from '../../SampleKind';
import { fenceError, type SampleError } from '../../SampleProblem';
import { assertFailures } from './assertFailures';
import type { ConsoleCommand } from './parseConsole';
import { ERROR_RECORD, ERROR_RECORDER, SHORTCUTS_FOLDER } from './prepareScratchFolder';
import type { ConsoleStep } from './types';
import { stripVTControlCharacters } from 'node:util';

const DEFAULT_TIMEOUT_MS = 60_000;

/**
 * Runs a command in a separate shell.
 *
 * @param expected - expected exit code
 * @param scratch - working folder, from `prepareScratchFolder`
 * @throws SampleError if the command exits with another code, prints an unannounced error, or exceeds the time limit
 */
export async function runCommand(
  { line: command, failures }: ConsoleCommand,
  expected: number,
  scratch: string,
  { projectFolder, timeoutMs = DEFAULT_TIMEOUT_MS }: SampleHost,
): Promise<ConsoleStep> {
  const { exitCode, printed, hasTimedOut } = await runShell(command, scratch, timeoutMs);
  const output = cleanOutput(printed, scratch, projectFolder);
  if (hasTimedOut) {
    throw fenceError(`the command "${command}" did not end within ${timeoutMs / 1000} s`, 'Use a faster command.');
  }
  if (exitCode !== expected) throw explainExitCode(command, exitCode, expected, output);
  const step = { command, output, exitCode };
  assertFailures(step, failures, cleanOutput(readErrors(scratch), scratch, projectFolder), scratch);
  return step;
}

/** Reads the standard error output of the Node programs of the last command, and deletes its file. */
function readErrors(scratch: string): string {
  const record = path.join(scratch, ERROR_RECORD);
  if (!fs.existsSync(record)) return '';
  const errors = fs.readFileSync(record, 'utf8');
  fs.rmSync(record);
  return errors;
}

interface ShellResult {
  exitCode: number;
  /** Standard output and standard error, interleaved as written. */
  printed: string;
  /** Whether the time limit was exceeded. */
  hasTimedOut: boolean;
}

function runShell(command: string, scratch: string, timeoutMs: number): Promise<ShellResult> {
  return new Promise((resolve, reject) => {
    // `detached` creates a process group, so that killing it also ends the shell's child processes. `2>&1` preserves
    // the order of both outputs.
    const shell = spawn('sh', ['-c', `{ ${command}\n} 2>&1`], {
      cwd: scratch,
      env: createEnvironment(scratch),
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    let printed = '';
    let hasTimedOut = false;
    const timer = setTimeout(() => {
      hasTimedOut = true;
      if (shell.pid !== undefined) process.kill(-shell.pid, 'SIGKILL');
    }, timeoutMs);
    shell.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    shell.on('error', reject);
    shell.on('close', (code) => {
      clearTimeout(timer);
      resolve({ exitCode: code ?? 1, printed, hasTimedOut });
    });
  });
}

function createEnvironment(scratch: string): Record<string, string> {
  const folders = [
    path.join(scratch, SHORTCUTS_FOLDER),
    path.dirname(process.execPath),
    '/usr/local/bin',
    '/usr/bin',
    '/bin',
  ];
  return {
    PATH: folders.join(path.delimiter),
    HOME: path.join(scratch, 'node_modules', '.home'),
    LANG: 'C.UTF-8',
    NO_COLOR: '1',
    // The set of experimental features differs between Node releases, so their warnings are disabled. The path is
    // quoted because the folder name may contain spaces.
    NODE_OPTIONS: `--disable-warning=ExperimentalWarning --require="${path.join(scratch, ERROR_RECORDER)}"`,
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
  };
}

function explainExitCode(command: string, exitCode: number, expected: number, output: string): SampleError {
  return fenceError(
    `the command "${command}" ended with exit code ${exitCode}, not ${expected}`,
    `It printed: ${output || 'nothing'}. Correct the command, or write exit=${exitCode} if the page is about this failure.`,
  );
}

/**
 * Removes everything from command output that depends on the machine: paths, the Node version, colors, and stack frames
 * inside the compiler.
 */
function cleanOutput(output: string, scratch: string, projectFolder: string): string {
  return stripVTControlCharacters(output)
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
