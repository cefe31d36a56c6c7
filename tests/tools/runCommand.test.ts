import { realpathSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runCommand } from '../../tools/support/runCommand.mjs';
import { makeFolder } from '../support/makeFolder';

const run = (program: string, options: Parameters<typeof runCommand>[2] = {}) =>
  runCommand(process.execPath, ['-e', program], options);

it('passes the folder, the variables and the input, and returns what the program prints', async () => {
  const cwd = makeFolder({});
  const program =
    "process.stdin.on('data', (text) => console.log(`${text} in ${process.cwd()}`)); console.error(process.env.ADDED);";
  const { exitCode, stdout, stderr, output } = await run(program, { cwd, env: { ADDED: 'é' }, input: 'read' });
  expect({ exitCode, stdout, stderr }).toEqual({
    exitCode: 0,
    stdout: `read in ${realpathSync(cwd)}\n`,
    stderr: 'é\n',
  });
  // The order of the two streams is not fixed.
  expect([stdout + stderr, stderr + stdout]).toContain(output);
});

it('passes empty input if there is none', async () => {
  const program = "process.stdin.on('data', console.log).on('end', () => console.log('end'));";
  expect((await run(program)).stdout).toBe('end\n');
});

it('returns the exit code, or 128 and the name of the signal that ended the program', async () => {
  expect(await run('process.exit(3)')).toMatchObject({ exitCode: 3, output: '' });
  expect(await run("process.kill(process.pid, 'SIGKILL')")).toMatchObject({
    exitCode: 128,
    output: '(ended by SIGKILL)\n',
  });
});

it('accepts a program that ends before it has read its input', async () => {
  const { exitCode } = await run('process.stdin.destroy(); process.exitCode = 4;', { input: 'x'.repeat(5_000_000) });
  expect(exitCode).toBe(4);
});

it('rejects with a remedy if the program does not exist', async () => {
  await expect(runCommand('no-such-program', [])).rejects.toThrow(
    /^no-such-program cannot be started in \/.* \(spawn no-such-program ENOENT\): install it, or correct its path or the folder\.$/,
  );
});
