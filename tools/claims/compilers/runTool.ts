import { spawn } from 'node:child_process';

/** The outcome of a process. */
export interface ToolRun {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program until it ends, with whatever exit code. Asynchronous, so that another tool can run at the same time.
 *
 * @param input - its standard input.
 * @throws Error when the program cannot be started.
 */
export function runTool(
  program: string,
  args: readonly string[],
  { cwd, input = '' }: { cwd: string; input?: string },
): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd });
    const run: ToolRun = { exitCode: 1, stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (run.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (run.stderr += text));
    // A program may end before it has read its input.
    child.stdin.on('error', () => undefined).end(input);
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ ...run, exitCode: code ?? 1 });
    });
  });
}
