import { spawn } from 'node:child_process';

export interface ProcessResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program to its end without blocking this process, so that several tools can run at the same time.
 *
 * @param input - text for standard input
 * @returns its exit code, which is 1 if a signal ended it, and its output
 * @throws Error if the program cannot be started
 */
export function runProcess(
  program: string,
  args: readonly string[],
  { cwd, input = '' }: { cwd: string; input?: string },
): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd });
    const result: ProcessResult = { exitCode: 1, stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (result.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (result.stderr += text));
    // Writing fails if the program ends before it has read its input. The exit code then reports what happened.
    child.stdin.on('error', () => undefined).end(input);
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ ...result, exitCode: code ?? 1 });
    });
  });
}
