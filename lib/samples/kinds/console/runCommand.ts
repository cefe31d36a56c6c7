import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { SampleHost } from '../../SampleKind';
import { createFenceError, type SampleError } from '../../SampleProblem';
import { assertFailures } from './assertFailures';
import { cleanOutput } from './cleanOutput';
import type { ConsoleCommand } from './parseConsole';
import { EMPTY_RUNS_RECORD, ERROR_RECORD, ERROR_RECORDER, SHORTCUTS_FOLDER } from './prepareScratchFolder';
import type { ConsoleStep } from './types';

const DEFAULT_TIMEOUT_MS = 60_000;

/**
 * Runs a command in a separate shell.
 *
 * @param expected - expected exit code
 * @param scratchFolder - working folder, from `prepareScratchFolder`
 * @throws SampleError if the command exits with another code, prints an unannounced error, or exceeds the time limit
 */
export async function runCommand(
  { line: command, failures }: ConsoleCommand,
  expected: number,
  scratchFolder: string,
  { projectFolder, timeoutMs = DEFAULT_TIMEOUT_MS }: SampleHost,
): Promise<ConsoleStep> {
  const { exitCode, printed, errors, hasTimedOut } = await runShell(
    command,
    failures.length > 0,
    scratchFolder,
    timeoutMs,
  );
  const output = cleanOutput(printed, scratchFolder, projectFolder);
  if (hasTimedOut) {
    throw createFenceError(
      `the command "${command}" did not end within ${timeoutMs / 1000} s`,
      'Use a command that ends sooner.',
    );
  }
  if (exitCode !== expected) {
    const all = [output, cleanOutput(errors, scratchFolder, projectFolder)].filter((text) => text !== '').join('\n');
    throw createExitCodeError(command, exitCode, expected, all);
  }
  const step = { command, output, exitCode };
  const clean = (text: string): string => cleanOutput(text, scratchFolder, projectFolder);
  const messages = {
    errors: clean(`${readAndDeleteRecord(scratchFolder, ERROR_RECORD)}\n${errors}`),
    emptyRuns: clean(readAndDeleteRecord(scratchFolder, EMPTY_RUNS_RECORD)),
  };
  assertFailures(step, failures, messages, scratchFolder);
  return step;
}

/**
 * Reads and deletes the file in which the Node programs of the last command recorded messages. Returns an empty string
 * if there is no file.
 */
function readAndDeleteRecord(scratchFolder: string, name: string): string {
  const record = path.join(scratchFolder, name);
  if (!fs.existsSync(record)) return '';
  const text = fs.readFileSync(record, 'utf8');
  fs.rmSync(record);
  return text;
}

interface ShellResult {
  exitCode: number;
  /** Standard output. If the page announces failures, also standard error, in the order in which they were written. */
  printed: string;
  /** Standard error if the page announces no failure; otherwise empty. */
  errors: string;
  /** Whether the time limit was exceeded. */
  hasTimedOut: boolean;
}

/**
 * Runs a command in a shell.
 *
 * @param showsErrors - whether the page shows standard error. Two pipes would lose the order of the outputs, so the
 *   shell merges them in this case. Otherwise any text in standard error is a mistake, and its order does not matter.
 */
function runShell(
  command: string,
  showsErrors: boolean,
  scratchFolder: string,
  timeoutMs: number,
): Promise<ShellResult> {
  return new Promise((resolve, reject) => {
    // `detached` creates a process group, so that killing it also ends the shell's child processes.
    const shell = spawn('sh', ['-c', showsErrors ? `{ ${command}\n} 2>&1` : command], {
      cwd: scratchFolder,
      env: createEnvironment(scratchFolder),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let printed = '';
    let errors = '';
    let hasTimedOut = false;
    const timer = setTimeout(() => {
      hasTimedOut = true;
      if (shell.pid !== undefined) process.kill(-shell.pid, 'SIGKILL');
    }, timeoutMs);
    shell.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    shell.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    shell.on('error', reject);
    shell.on('close', (code) => {
      clearTimeout(timer);
      resolve({ exitCode: code ?? 1, printed, errors, hasTimedOut });
    });
  });
}

function createEnvironment(scratchFolder: string): Record<string, string> {
  const folders = [
    path.join(scratchFolder, SHORTCUTS_FOLDER),
    path.dirname(process.execPath),
    '/usr/local/bin',
    '/usr/bin',
    '/bin',
  ];
  return {
    PATH: folders.join(path.delimiter),
    HOME: path.join(scratchFolder, 'node_modules', '.home'),
    LANG: 'C.UTF-8',
    NO_COLOR: '1',
    // The set of experimental features differs between Node releases, so their warnings are disabled. The path of the
    // recorder is quoted, because the folder name may contain spaces.
    NODE_OPTIONS: `--disable-warning=ExperimentalWarning --require="${path.join(scratchFolder, ERROR_RECORDER)}"`,
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
  };
}

function createExitCodeError(command: string, exitCode: number, expected: number, output: string): SampleError {
  return createFenceError(
    `the command "${command}" ended with exit code ${exitCode}, not ${expected}`,
    `It printed: ${output || 'nothing'}. Correct the command. If the page is about this exit code, make the command the last one of the block, and write exit=${exitCode}.`,
  );
}
