import { expect, it } from 'vitest';
import { CommandExit } from '../CommandExit';
import { commandLineHost } from '../nodeHost';
import { workerEnvironment } from '../workerEnvironment';

const FAILURE = new Error('It failed.');

const fail = (): never => {
  throw FAILURE;
};

const createOutput = (): { stdout: string; stderr: string } => ({ stdout: '', stderr: '' });

it('in Node, the command line gets its arguments, and the process then has its own arguments again', () => {
  const { argv } = process;
  let seen: string[] = [];
  commandLineHost.withArguments(['node', 'wirespec'], () => (seen = process.argv));
  expect(seen).toEqual(['node', 'wirespec']);
  expect(process.argv).toBe(argv);
  expect(() => {
    commandLineHost.withArguments([], fail);
  }).toThrow(FAILURE);
  expect(process.argv).toBe(argv);
});

it('in Node, the output of the command line is captured, whether it is text or bytes', () => {
  const printed = createOutput();
  let isWritten: unknown;
  commandLineHost.captureStreams(printed, () => {
    isWritten = process.stdout.write('one ');
    process.stdout.write(Buffer.from('zwö'));
    process.stderr.write('wrong');
  });
  expect(printed).toEqual({ stdout: 'one zwö', stderr: 'wrong' });
  expect(isWritten).toBe(true);
});

it('in Node, an exit of the command line becomes an error with its code and its output, and the process continues', () => {
  const { write } = process.stdout;
  const { exit } = process;
  const printed = createOutput();
  const run = (code?: number) => () => {
    commandLineHost.captureStreams(printed, () => {
      process.stderr.write('no such option\n');
      process.exit(code);
    });
  };
  expect(run(2)).toThrow(new CommandExit(2, 'no such option'));
  expect(run()).toThrow(expect.objectContaining({ exitCode: 0, name: 'Error' }));
  expect(process.stdout.write).toBe(write);
  expect(process.exit).toBe(exit);
});

it('the error of an exit names the code and the output', () => {
  expect(String(new CommandExit(1, 'no such option'))).toBe(
    'Error: The command line ended with exit code 1: no such option',
  );
});

it('in a worker, the command line finds its arguments in a process that exists only for the run', () => {
  const nodeProcess = process;
  const property = Object.getOwnPropertyDescriptor(globalThis, 'process') ?? {};
  const seen: unknown[] = [];
  try {
    workerEnvironment.withArguments(['node', 'wirespec'], () => seen.push({ ...process }));
    seen.push(Reflect.has(globalThis, 'process'));
    workerEnvironment.withArguments([], fail);
  } catch (error) {
    seen.push(error, Reflect.has(globalThis, 'process'));
  } finally {
    Object.defineProperty(globalThis, 'process', property);
    globalThis.process = nodeProcess;
  }
  expect(seen).toEqual([{ argv: ['node', 'wirespec'] }, false, FAILURE, false]);
});

it('in a worker, the output of the command line is not captured', () => {
  const printed = createOutput();
  let runs = 0;
  workerEnvironment.captureStreams(printed, () => (runs += 1));
  expect({ printed, runs }).toEqual({ printed: createOutput(), runs: 1 });
});
