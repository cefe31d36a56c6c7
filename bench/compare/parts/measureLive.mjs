import path from 'node:path';
import { Problem } from '../../../tools/support/Problem.mjs';
import { measureEdit } from '../measure/measureEdit.mjs';
import { CACHE } from '../peers/buildPeer.mjs';
import { serveSite } from '../serveSite.mjs';
import { median, percentile } from '../statistics.mjs';

/** @typedef {import('../results').LiveRow} Row */
/** @typedef {import('../measure/measureEdit.mjs').Edit} Edit */

/** Lighthouse's simulated phone connection (`mobileSlow4G` of its constants): bytes per second, milliseconds. */
const SLOW_4G = { downloadThroughput: (1638.4 * 1024) / 8, uploadThroughput: (675 * 1024) / 8, latency: 150 };

/**
 * Measures editing on our site.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} ours folder of the built site
 * @param {number} runs
 * @returns {Promise<Row[]>}
 * @throws {Problem} when a contract cannot be edited
 */
export async function measureLive(browser, ours, runs) {
  const { address, close } = await serveSite(ours, path.join(CACHE, 'compressed'));
  /** @type {{fast: Edit[], slow: Edit[]}} */
  const edits = { fast: [], slow: [] };
  try {
    // The first visit, which does not count, lets the server compress everything.
    await measureEdit(browser, address);
    for (let run = 1; run <= runs; run++) {
      edits.fast.push(await measureEdit(browser, address));
      edits.slow.push(await measureEdit(browser, address, SLOW_4G));
      console.error(`live: run ${run} of ${runs}`);
    }
  } catch (error) {
    throw new Problem(
      'Editing could not be measured: look whether the contract of /docs/language can be edited, and correct bench/compare/measure/measureEdit.mjs.',
      String(error),
    );
  } finally {
    close();
  }

  return summarizeEdits(edits);
}

/**
 * @param {{fast: readonly Edit[], slow: readonly Edit[]}} edits with the server's own speed, and over the slow line
 * @returns {Row[]}
 */
function summarizeEdits({ fast, slow }) {
  return [
    summarize(
      'cursor after the editor’s files',
      '150',
      fast.map(({ afterFilesMs }) => afterFilesMs),
    ),
    summarize(
      'cursor after the click',
      '–',
      fast.map(({ cursorMs }) => cursorMs),
    ),
    summarize(
      'cursor after the click, slow 4G',
      '1,000',
      slow.map(({ cursorMs }) => cursorMs),
    ),
    summarize(
      'compile 100 lines for Kotlin, warm',
      'median 30, p95 80',
      fast.flatMap(({ compileMs }) => compileMs),
    ),
  ];
}

/**
 * @param {string} name
 * @param {string} promised
 * @param {readonly number[]} times
 * @returns {Row}
 */
function summarize(name, promised, times) {
  return { name, promised, medianMs: median(times), p95Ms: percentile(times, 0.95) };
}
