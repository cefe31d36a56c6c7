import { spawn } from 'node:child_process';
import { REPOSITORY } from './paths.mjs';

/**
 * @typedef {object} CommandResult
 * @property {number} exitCode 127 if the program could not be started, 128 if a signal ended it
 * @property {string} output standard output and standard error, interleaved as they arrived
 */

/**
 * Runs a program to its end and captures its output. If this process exits first, the program is terminated, too.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, timeoutMs?: number}} [options] `env` is added to the environment of
 *   this process
 * @returns {Promise<CommandResult>} never rejects
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? REPOSITORY,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: options.timeoutMs,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      // The stream decodes the text, so that a character that is split between two chunks stays intact.
      stream.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
        output += chunk;
      });
    }
    const stop = () => child.kill('SIGTERM');
    process.once('exit', stop);
    child.once('error', (error) => {
      process.removeListener('exit', stop);
      resolve({ exitCode: 127, output: `${output}${error.message}\n` });
    });
    child.once('close', (code, signal) => {
      process.removeListener('exit', stop);
      resolve({ exitCode: code ?? 128, output: signal === null ? output : `${output}(ended by ${signal})\n` });
    });
  });
}
