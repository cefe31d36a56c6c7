import { spawn } from 'node:child_process';
import { REPOSITORY } from './paths.mjs';
import { Problem } from './Problem.mjs';

/**
 * @typedef {object} CommandResult
 * @property {number} exitCode 128 if a signal ended the program
 * @property {string} stdout
 * @property {string} stderr
 * @property {string} output standard output and standard error, interleaved as they arrived
 */

/**
 * Runs a program to its end without blocking this process, and captures its output. If this process exits first, the
 * program is terminated, too.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, input?: string, timeoutMs?: number}} [options] `env` is added to the
 *   environment of this process; `input` is the text for standard input
 * @returns {Promise<CommandResult>}
 * @throws {Problem} if the program cannot be started
 */
export function runCommand(command, args, options = {}) {
  const cwd = options.cwd ?? REPOSITORY;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...options.env },
      timeout: options.timeoutMs,
    });
    const texts = { stdout: '', stderr: '', output: '' };
    for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
      // The stream decodes the text, so that a character that is split between two chunks stays intact.
      child[name].setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
        texts[name] += chunk;
        texts.output += chunk;
      });
    }
    // Writing fails if the program ends before it has read its input. The exit code then reports what happened.
    child.stdin.on('error', () => undefined).end(options.input);
    const stop = () => child.kill('SIGTERM');
    process.once('exit', stop);
    child.on('error', (error) => {
      // A program without a process id was not started. For other errors, `close` follows with the result.
      if (child.pid !== undefined) return;
      process.removeListener('exit', stop);
      reject(
        new Problem(
          `${command} cannot be started in ${cwd} (${error.message}): install it, or correct its path or the folder.`,
        ),
      );
    });
    child.once('close', (code, signal) => {
      process.removeListener('exit', stop);
      if (signal !== null) texts.output += `(ended by ${signal})\n`;
      resolve({ ...texts, exitCode: code ?? 128 });
    });
  });
}
