import type { Fence, Presentation } from '../../Fence';
import { createFenceError, type SampleError } from '../../SampleProblem';
import { splitList, type Words } from '../../words';

/** A command of a console block. */
export interface ConsoleCommand {
  /** Command line as typed, without the prompt. */
  line: string;
  /** Parts of the error messages that the page announces: the command must print all of them and no other error. */
  failures: string[];
}

/** A parsed console block, whose commands run in order. */
export interface ConsoleRequest extends Presentation {
  kind: 'console';
  files: string[];
  commands: ConsoleCommand[];
  /** Expected exit code of the last command. */
  exitCode: number;
}

/**
 * Parses a console block.
 *
 * @throws SampleError for an invalid line, exit code or list of files, for a block without commands, and for
 *   highlighted lines
 */
export function parseConsole({ body }: Fence, words: Words, presentation: Presentation): ConsoleRequest {
  if (presentation.highlightedLines.length > 0) {
    throw createFenceError('a console block cannot highlight lines', 'Remove the {lines}.');
  }
  const commands: ConsoleCommand[] = [];
  for (const line of body.split('\n').filter((text) => text.trim() !== '')) {
    const last = commands.at(-1);
    if (line.startsWith('$ ')) commands.push({ line: line.slice(2), failures: [] });
    else if (line.startsWith('! ') && last) last.failures.push(line.slice(2));
    else throw createStrayLineError(line);
  }
  if (commands.length === 0)
    throw createFenceError('the console block is empty', 'Write commands, each on a line that starts with "$ ".');
  const exit = words.get('exit') ?? '0';
  const exitCode = Number(exit);
  if (!Number.isInteger(exitCode) || exitCode < 0)
    throw createFenceError(`"${exit}" is not an exit code`, 'Write a whole number, like exit=1.');
  return {
    kind: 'console',
    files: splitList(words.get('files')),
    commands,
    exitCode,
    ...presentation,
  };
}

function createStrayLineError(line: string): SampleError {
  return createFenceError(
    `the line "${line}" of a console block is not a command`,
    'Start each command with "$ "; the output is filled in by running it. Start each error message that a command has to print with "! ", below the command.',
  );
}
