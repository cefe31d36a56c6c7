import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeFolder } from '../../../../../tests/support/makeFolder';
import { openExamples } from '../../../examples';
import { runCommand } from '../runCommand';
import type { ConsoleStep } from '../types';

afterEach(() => {
  vi.useRealTimers();
});

function run(line: string, failures: string[] = [], scratch = makeFolder({})): Promise<ConsoleStep> {
  const host = { projectFolder: '/nowhere', examples: openExamples('/nowhere') };
  return runCommand({ line, failures }, 0, scratch, host);
}

describe('R-44 a command with an unexpected exit code', () => {
  it.each([
    ['echo one; echo two >&2; exit 3', 'one\ntwo'],
    ['echo one; exit 3', 'one'],
    ['echo two >&2; exit 3', 'two'],
    ['exit 3', 'nothing'],
  ])('is refused with its output and a remedy: %s', async (command, printed) => {
    await expect(run(command)).rejects.toThrow(
      `ended with exit code 3, not 0. It printed: ${printed}. Correct the command. If the page is about this exit code, make the command the last one of the block, and write exit=3.`,
    );
  });
});

describe('R-44 standard error', () => {
  it('is refused, whatever it contains', async () => {
    await expect(run('echo fine >&2')).rejects.toThrow('prints an error that the page does not announce');
  });

  it('is in the output if the page announces it', async () => {
    expect(await run('echo one; echo bad >&2; echo two', ['bad'])).toHaveProperty('output', 'one\nbad\ntwo');
  });

  it('of a Node program does not count for the next command', async () => {
    const scratch = makeFolder({ 'node_modules/.shortcuts/errors.txt': 'bad\n' });
    await expect(run('true', [], scratch)).rejects.toThrow('It printed "bad"');
    expect(await run('true', [], scratch)).toHaveProperty('output', '');
  });
});

it('a command has no standard input, so it cannot wait for input', async () => {
  expect(await run('cat; echo end')).toHaveProperty('output', 'end');
});

it('a command has the same environment on every machine', async () => {
  const { output } = await run('env');
  const folders = ['./node_modules/.shortcuts', path.dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'];
  expect(output.split('\n')).toEqual(
    expect.arrayContaining([
      // Commands that list files do not list hidden folders, so programs can write there.
      'HOME=./node_modules/.home',
      'LANG=C.UTF-8',
      'NO_COLOR=1',
      `PATH=${folders.join(':')}`,
      'npm_config_offline=true',
      'npm_config_update_notifier=false',
    ]),
  );
});

it('a finished command leaves no timer, which could end a later process', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await run('true');
  expect(vi.getTimerCount()).toBe(0);
});

it('a command fails if the shell cannot start', async () => {
  await expect(run('true', [], '/nowhere')).rejects.toThrow('ENOENT');
});
