import { formatDuration } from './formatDuration.mjs';

const LIVE_INTERVAL_MS = 500;
const LOG_INTERVAL_MS = 120_000;

/**
 * Shows that a step is running, and for how long. In a terminal, it rewrites one line; in a log file, it adds a line
 * every two minutes.
 *
 * @param {string} label description of the step
 * @param {NodeJS.WriteStream} [stream]
 * @returns {(result?: string) => void} ends the display; if a result such as `ok` or `FAILED` is passed, it prints one
 *   line with the result, label and time
 */
export function showProgress(label, stream = process.stdout) {
  const started = Date.now();
  const live = stream.isTTY;
  const timer = setInterval(
    () => {
      const text = `${label} … ${formatDuration(Date.now() - started)}`;
      stream.write(live ? `\r${text}\u001B[K` : `${text}\n`);
    },
    live ? LIVE_INTERVAL_MS : LOG_INTERVAL_MS,
  );
  timer.unref();
  stream.write(live ? `${label} …` : `${label} …\n`);

  return (result) => {
    clearInterval(timer);
    if (live) {
      stream.write('\r\u001B[K');
    }
    if (result !== undefined) {
      stream.write(`${result}  ${label} (${formatDuration(Date.now() - started)})\n`);
    }
  };
}

/**
 * Shows that a command is running, and then whether it succeeded.
 *
 * @template {{exitCode: number}} Result
 * @param {string} label
 * @param {Promise<Result>} command
 */
export async function showCommand(label, command) {
  const finish = showProgress(label);
  const result = await command;
  finish(result.exitCode === 0 ? 'done' : 'FAILED');

  return result;
}
