import type { Fence, Presentation } from '../../Fence';
import { fenceError } from '../../SampleProblem';
import { splitList, type Words } from '../../words';

/** Commands to be run, one after the other. */
export interface ConsoleRequest extends Presentation {
  kind: 'console';
  files: string[];
  commands: string[];
  /** Exit code the last command must end with. */
  exitCode: number;
}

/** Reads a console block. @throws SampleError for lines that are no commands. */
export function parseConsole({ body }: Fence, words: Words, presentation: Presentation): ConsoleRequest {
  if (presentation.highlightedLines.length > 0) {
    throw fenceError('a console block highlights no lines', 'Remove the {lines}.');
  }
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  const stray = lines.find((line) => !line.startsWith('$ '));
  if (stray !== undefined) {
    throw fenceError(
      `the line "${stray}" of a console block is not a command`,
      'Start each command with "$ "; the output is filled in by running it.',
    );
  }
  if (lines.length === 0)
    throw fenceError('the console block is empty', 'Write commands, each on a line that starts with "$ ".');
  const exitCode = Number(words.get('exit') ?? '0');
  if (!Number.isInteger(exitCode) || exitCode < 0)
    throw fenceError('"exit" is not an exit code', 'Write a whole number, like exit=1.');
  return {
    kind: 'console',
    files: splitList(words.get('files')),
    commands: lines.map((line) => line.slice(2)),
    exitCode,
    ...presentation,
  };
}
