import { expect, it } from 'vitest';
import { readDryRun } from '../../tools/support/readDryRun.mjs';

const read = (...args: string[]) => readDryRun(args, 'check:links', 'writes no dates');

it('recognizes the option', () => {
  expect([read(), read('--dry-run')]).toEqual([false, true]);
});

it.each([['--fast'], ['--dry-run', 'page'], ['--dry-run=no']])(
  'refuses %s %s and names the available option',
  (...args) => {
    expect(() => read(...args)).toThrow(
      `check:links got invalid arguments (${args.join(' ')}). Its only option is --dry-run, which writes no dates`,
    );
  },
);
