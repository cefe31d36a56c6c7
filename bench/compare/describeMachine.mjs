import os from 'node:os';
import { describeProcessors } from '../describeProcessors.mjs';
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
  const memory = Math.round(os.totalmem() / 2 ** 30);

  return `Measured on ${date.toISOString().slice(0, 10)}: ${describeProcessors()}, ${memory} GB, Node ${process.versions.node}, ${browser}; phone of 390 × 844, processor slowed ${SLOWDOWN} times, brotli for all; medians of ${runs}.`;
}
