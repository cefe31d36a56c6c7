import { describe, expect, it } from 'vitest';
import { parseInfoLine as parse } from '../../../__tests__/parseInfoLine';

describe('R-43 a console block', () => {
  it('reads commands, files and the exit code', () => {
    expect(parse('console files=a.ws exit=1', '$ ls\n$ cat a.ws')).toMatchObject({
      commands: [
        { line: 'ls', failures: [] },
        { line: 'cat a.ws', failures: [] },
      ],
      exitCode: 1,
    });
  });

  it('ignores empty lines, and expects exit code 0 and no files by default', () => {
    expect(parse('console', '$ ls\n\n  \n$ pwd')).toMatchObject({
      commands: [{ line: 'ls' }, { line: 'pwd' }],
      files: [],
      exitCode: 0,
    });
  });

  it('reads the error messages that a command must print', () => {
    expect(parse('console', '$ ls\n! No such\n! file\n$ cat a.ws')).toMatchObject({
      commands: [
        { line: 'ls', failures: ['No such', 'file'] },
        { line: 'cat a.ws', failures: [] },
      ],
    });
  });

  it.each([
    ['console', 'ls', 'the line "ls" of a console block is not a command'],
    ['console', '! No such file\n$ ls', 'the line "! No such file" of a console block is not a command'],
    ['console', '', 'the console block is empty'],
    ['console exit=bad', '$ ls', '"bad" is not an exit code'],
    ['console exit=-1', '$ ls', '"-1" is not an exit code'],
    ['console exit=1.5', '$ ls', 'Write a whole number, like exit=1.'],
    ['console', '$ls', 'Start each command with "$ "'],
    ['console', '$ ls\n!No such file', 'the line "!No such file" of a console block is not a command'],
    ['console', ' \n', 'Write commands, each on a line that starts with "$ ".'],
    ['console {1}', '$ ls', 'Remove the {lines}.'],
    ['console {1}', '$ ls', 'a console block cannot highlight lines'],
  ])('refuses %s', (infoLine, body, message) => {
    expect(() => parse(infoLine, body)).toThrow(message);
  });
});
