import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { Problem } from '../../tools/support/Problem.mjs';
import { runMain } from '../../tools/support/runMain.mjs';

const { exitCode } = process;

let print: MockInstance<typeof console.error>;

beforeEach(() => {
  print = vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  process.exitCode = exitCode;
});

it.each([
  ['a problem', new Problem('Nothing is built: build it.')],
  ['an error of lib', new Error('Nothing is built: build it.')],
])('shows %s as a sentence and ends with the exit code 1', async (_, error) => {
  await runMain(() => Promise.reject(error));
  expect(print).toHaveBeenCalledExactlyOnceWith('Nothing is built: build it.');
  expect(process.exitCode).toBe(1);
});

it.each([new TypeError('x is not a function'), Object.assign(new Error('ENOENT'), { code: 'ENOENT' })])(
  'keeps the stack of a defect: %s',
  async (error) => {
    await runMain(() => {
      throw error;
    });
    expect(print).toHaveBeenCalledExactlyOnceWith(error);
    expect(process.exitCode).toBe(1);
  },
);

it('keeps the exit code of a command that ends normally', async () => {
  await runMain(() => {
    process.exitCode = 3;
  });
  expect(process.exitCode).toBe(3);
  expect(print).not.toHaveBeenCalled();
});
