import { formatDuration } from './formatDuration.mjs';

const LIVE_INTERVAL_MS = 500;
const LOG_INTERVAL_MS = 120_000;

/**
 * Says that a step runs, and for how long already: on a terminal in one line that is rewritten, in a log as one line every two minutes.
 *
 * @param {string} label what is being done
 * @param {NodeJS.WriteStream} [stream]
 * @returns {(result?: string) => void} ends the display; with a result (`ok`, `FAILED`) it leaves one line with label and time behind
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
