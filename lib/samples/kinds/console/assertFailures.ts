import fs from 'node:fs';
import path from 'node:path';
import { fenceError } from '../../SampleProblem';
import type { ConsoleStep } from './types';

/** Matches error messages of failing commands, regardless of exit code and output stream. */
const ERROR_OUTPUT =
  /No such file or directory|Permission denied|command not found|^sh: .*not found|Cannot access|Cannot find reference|expected, not: |is already defined|No (?:JSON|Wirespec) file found|No input file|^\w*(?:Error|Exception): /;

/** Commands that only display files. */
const DISPLAY_COMMAND = /^(?:cat|find|head|ls|tail)\b/;

const OUTPUT_FOLDER = /\bwirespec\b.*\s(?:-o|--output)[ =]?(\S+)/;

/**
 * Compares the errors of a command with those that the page announces. The exit code is not sufficient: the compiler
 * exits with 0 even if it rejects a contract, and a pipeline exits with the code of its last command.
 *
 * @param failures - parts of the messages that the page announces
 * @param errors - output of Node programs to standard error
 * @param scratch - folder in which the command ran
 * @throws SampleError for an unannounced message, for an announced message that is missing, and for a command that
 *   writes or shows nothing
 */
export function assertFailures(
  { command, output }: ConsoleStep,
  failures: readonly string[],
  errors: string,
  scratch: string,
): void {
  const lines = [...errors.split('\n'), ...output.split('\n').filter((line) => ERROR_OUTPUT.test(line))];
  const unexpected = lines.find(
    (line) => line.trim() !== '' && !line.startsWith('Usage: ') && !failures.some((part) => line.includes(part)),
  );
  if (unexpected !== undefined) {
    throw fenceError(
      `the command "${command}" prints an error that the page does not announce`,
      `It printed "${unexpected}". Correct the command, or write "! " and a part of the message below it if the page is about this failure.`,
    );
  }
  const missing = failures.find((part) => !`${errors}\n${output}`.includes(part));
  if (missing !== undefined) {
    throw fenceError(
      `the command "${command}" does not print "${missing}"`,
      `It printed: ${output || 'nothing'}\nCorrect the line that starts with "! ".`,
    );
  }
  if (failures.length > 0) return;
  const folder = OUTPUT_FOLDER.exec(command)?.[1];
  if (folder !== undefined && isEmpty(path.join(scratch, folder))) {
    throw fenceError(`the command "${command}" writes no file into ${folder}`, 'Correct its input.');
  }
  if (DISPLAY_COMMAND.test(command) && output === '') {
    throw fenceError(`the command "${command}" shows nothing`, 'Name a file that exists.');
  }
}

function isEmpty(folder: string): boolean {
  return (
    !fs.existsSync(folder) ||
    !fs.readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile())
  );
}
