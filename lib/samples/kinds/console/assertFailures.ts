import fs from 'node:fs';
import path from 'node:path';
import { createFenceError } from '../../SampleProblem';
import type { ConsoleStep } from './types';

/**
 * Matches error messages of failing commands, regardless of exit code and output stream. A command can redirect errors
 * to standard output, where only this pattern distinguishes them from other output.
 */
const ERROR_OUTPUT =
  /No such file or directory|Permission denied|command not found|^sh: .*not found|Cannot access|Cannot find reference|expected, not: |is already defined|No (?:JSON|Wirespec) file found|No input file|^[\w.]*(?:Error|Exception): |^Traceback \(|\berror TS\d+: /;

/** Matches each program in a command line, and captures its name. */
const PROGRAM = /(?:^|&&|\|\|?|;|\(|\bxargs )\s*([\w.-]+)/g;

/** Programs that only display files or their content. */
const DISPLAY_PROGRAMS: readonly string[] = 'cat find grep head ls sed sort tail tree wc'.split(' ');

/** Matches redirections to a file, and options with which a display program changes files or prints nothing. */
const SILENT_COMMAND = /(?<!2)>(?!&)|\bsed [^|]*-i|\bgrep [^|]*-\w*q|-(?:delete|exec)\b/;

const OUTPUT_FOLDER = /\bwirespec\b[^;&|]*?\s(?:-o|--output)[ =]?([^\s;&|)]+)/g;

/** Messages that were recorded while a command ran. They show failures that the command's exit code does not show. */
interface RecordedMessages {
  /** Standard error, including the messages of Node programs that the command redirected. */
  errors: string;
  /** Runs of the compiler that wrote nothing, one per line. */
  emptyRuns: string;
}

/**
 * Compares the errors of a command with those that the page announces. The exit code is not sufficient: the compiler
 * exits with 0 even if it refuses a contract, and a pipeline exits with the code of its last command.
 *
 * @param failures - parts of the messages that the page announces
 * @param scratchFolder - folder in which the command ran
 * @throws SampleError for an unannounced message, for an announced message that is missing, and for a command that
 *   writes or shows nothing
 */
export function assertFailures(
  { command, output }: ConsoleStep,
  failures: readonly string[],
  { errors, emptyRuns }: RecordedMessages,
  scratchFolder: string,
): void {
  const programs = [...command.matchAll(PROGRAM)].map(([, name = '']) => name);
  // Programs begin their messages with their own names.
  const isError = (line: string): boolean =>
    ERROR_OUTPUT.test(line) || programs.some((name) => line.startsWith(`${name}: `));
  const lines = [...errors.split('\n'), ...output.split('\n').filter(isError)];
  const unexpected = lines.find(
    (line) => line.trim() !== '' && !line.startsWith('Usage: ') && !failures.some((part) => line.includes(part)),
  );
  if (unexpected !== undefined) {
    throw createFenceError(
      `the command "${command}" prints an error that the page does not announce`,
      `It printed "${unexpected}". Correct the command, or write "! " and a part of the message below it if the page is about this failure.`,
    );
  }
  const missing = failures.find((part) => !`${errors}\n${output}`.includes(part));
  if (missing !== undefined) {
    throw createFenceError(
      `the command "${command}" does not print "${missing}"`,
      `It printed: ${output || 'nothing'}\nCorrect the line that starts with "! ".`,
    );
  }
  if (failures.length === 0) assertResult({ command, output }, programs, emptyRuns, scratchFolder);
}

/**
 * @param programs - names of the programs in the command
 * @param emptyRuns - see `RecordedMessages`
 * @throws SampleError if the command should write or show something, but does not
 */
function assertResult(
  { command, output }: Pick<ConsoleStep, 'command' | 'output'>,
  programs: readonly string[],
  emptyRuns: string,
  scratchFolder: string,
): void {
  if (emptyRuns !== '') {
    throw createFenceError(
      `the command "${command}" runs the compiler, but the compiler writes no file`,
      `Correct the input of: ${emptyRuns}`,
    );
  }
  const folder = [...command.matchAll(OUTPUT_FOLDER)]
    .map(([, name = '']) => name)
    .find((name) => isEmpty(path.join(scratchFolder, name)));
  if (folder !== undefined) {
    throw createFenceError(`the command "${command}" writes no file into ${folder}`, 'Correct its input.');
  }
  if (output === '' && programs.some((name) => DISPLAY_PROGRAMS.includes(name)) && !SILENT_COMMAND.test(command)) {
    throw createFenceError(`the command "${command}" shows nothing`, 'Correct the files or the pattern that it names.');
  }
}

function isEmpty(folder: string): boolean {
  return (
    !fs.existsSync(folder) ||
    !fs.readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile())
  );
}
