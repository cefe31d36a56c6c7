import os from 'node:os';
import { SLOWDOWN } from './measure/openPhone.mjs';

/**
 * One line that says on what machine, when and with what the figures were measured.
 *
 * @param {string} browser name of the program and version of the browser
 * @param {number} runs how often each thing was measured
 * @param {Date} date
 * @returns {string}
 */
export function describeMachine(browser, runs, date) {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const model = cpu?.model.replace(/\s+/g, ' ').trim() ?? 'unknown processor';

  return `Measured on ${date.toISOString().slice(0, 10)}: ${os.cpus().length} × ${model}, ${memory} GB, Node ${process.versions.node}, ${browser}; phone of 390 × 844, processor slowed ${SLOWDOWN} times, brotli for all; medians of ${runs}.`;
}
