import { formatDuration } from './formatDuration.mjs';

const INTERVAL_MS = 120_000;

/**
 * Prints that a step is running, and every two minutes how long it has been running.
 *
 * @param {string} label description of the step
 * @returns {(result?: string) => void} ends the display; if a result such as `ok` or `FAILED` is passed, it prints one
 *   line with the result, label and time
 */
export function showProgress(label) {
  const started = Date.now();
  const timer = setInterval(() => {
    console.log(`${label} … ${formatDuration(Date.now() - started)}`);
  }, INTERVAL_MS);
  timer.unref();
  console.log(`${label} …`);

  return (result) => {
    clearInterval(timer);
    if (result !== undefined) console.log(`${result}  ${label} (${formatDuration(Date.now() - started)})`);
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
  let hasSucceeded = false;
  try {
    const result = await command;
    hasSucceeded = result.exitCode === 0;

    return result;
  } finally {
    finish(hasSucceeded ? 'done' : 'FAILED');
  }
}
