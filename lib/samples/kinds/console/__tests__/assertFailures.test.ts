import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../../../tests/support/makeFolder';
import { assertFailures } from '../assertFailures';

const COMPILE = 'npx wirespec compile -i ./note.ws -l Java';

/** Returns a function that calls `assertFailures` for a command with the given output. */
function judge(
  command: string,
  { output = '', errors = '', failures = [] }: { output?: string; errors?: string; failures?: string[] } = {},
  scratch = '/nowhere',
): () => void {
  return () => {
    assertFailures({ command, output, exitCode: 0 }, failures, { errors, emptyRuns: '' }, scratch);
  };
}

describe('R-44 errors of a command that the page does not announce', () => {
  it.each([
    'cat: x: No such file or directory',
    'cp: x: Permission denied',
    'bash: x: command not found',
    'sh: 1: x: not found',
    'Cannot access file or directory: ./x',
    'Cannot find reference: X',
    'Colon expected, not: WsString at line 1 and position 12',
    "Type 'X' is already defined",
    'No JSON file found',
    'No Wirespec file found',
    'No input file, directory, or stdin received.',
    'TypeError: x is not a function',
    'Error: x',
    'FileNotFoundException: x',
  ])('refuses "%s" in the output', (line) => {
    expect(judge('echo', { output: `one\n${line}\ntwo` })).toThrow(
      `the command "echo" prints an error that the page does not announce. It printed "${line}". Correct the command`,
    );
    expect(judge('echo', { output: `one\n${line}\ntwo`, failures: [line] })).not.toThrow();
  });

  it.each(['No file', 'the page says Error: x', 'the shell says sh: x: not found', 'The book was not found'])(
    'accepts "%s" in the output',
    (line) => {
      expect(judge('echo', { output: line })).not.toThrow();
    },
  );

  it('refuses any line of standard error, except empty ones and the usage', () => {
    expect(judge('node x.mjs', { errors: '\nsomething\n' })).toThrow('It printed "something"');
    expect(judge('node x.mjs', { errors: '\n  \nUsage: wirespec [<options>]\n' })).not.toThrow();
    expect(judge('node x.mjs', { errors: 'see Usage: x' })).toThrow('It printed "see Usage: x"');
  });

  it('quotes the output of a command that does not print an announced message', () => {
    expect(judge('echo one', { output: 'one', failures: ['two'] })).toThrow(
      'the command "echo one" does not print "two". It printed: one\nCorrect the line that starts with "! ".',
    );
    expect(judge('true', { failures: ['two'] })).toThrow('It printed: nothing');
    expect(judge('echo one', { output: 'one', errors: 'two', failures: ['one', 'two'] })).not.toThrow();
  });
});

describe('R-44 a command that writes or shows nothing', () => {
  it.each(['-o out', '--output out', '--output=out', '-oout'])('refuses an empty output folder: %s', (option) => {
    const scratch = makeFolder({});
    const command = `${COMPILE} ${option}`;
    const message = `the command "${command}" writes no file into out. Correct its input.`;
    expect(judge(command, {}, scratch)).toThrow(message);

    mkdirSync(path.join(scratch, 'out', 'model'), { recursive: true });
    expect(judge(command, {}, scratch)).toThrow(message);
    expect(judge(command, { errors: 'bad', failures: ['bad'] }, scratch)).not.toThrow();

    writeFiles(scratch, { 'out/model/Note.java': '' });
    expect(judge(command, {}, scratch)).not.toThrow();
  });

  it('ignores options of other programs, and commands without an output folder', () => {
    expect(judge('grep -o out note.ws', { output: 'out' })).not.toThrow();
    expect(judge(COMPILE)).not.toThrow();
  });

  it.each(['cat note.ws', 'find out', 'head note.ws', 'ls', 'tail note.ws'])(
    'refuses "%s" without output',
    (command) => {
      expect(judge(command)).toThrow(
        `the command "${command}" shows nothing. Correct the files or the pattern that it names.`,
      );
      expect(judge(command, { output: 'one' })).not.toThrow();
    },
  );

  it.each(['mkdir out', 'echo one > cat', 'lsof'])('accepts "%s" without output', (command) => {
    expect(judge(command)).not.toThrow();
  });
});
