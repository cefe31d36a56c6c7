import { readFileSync, writeFileSync } from 'node:fs';
import { Problem } from '../../tools/support/Problem.mjs';

/** @typedef {import('./results').Run} Run */

/**
 * Writes every figure of a run for `readRun`, and for people.
 *
 * @param {string} file absolute
 * @param {Run} run
 */
export function writeRun(file, { machine, results }) {
  writeFileSync(file, `${JSON.stringify({ machine, ...results }, null, 2)}\n`);
}

/**
 * Reads what `writeRun` has written.
 *
 * @param {string} file absolute
 * @returns {Run}
 * @throws {Problem} when it is something else
 */
export function readRun(file) {
  const { machine, ...results } = parse(file);
  if (typeof machine !== 'string') throw new Problem(describe(file));

  return { machine, results };
}

/**
 * @param {string} file
 * @returns {import('./results').Results & {machine?: unknown}}
 */
function parse(file) {
  try {
    // JSON writes null for what was not measured.
    const revive = (/** @type {string} */ _key, /** @type {unknown} */ value) => value ?? Number.NaN;

    // Everything else is as it was written.
    return /** @type {ReturnType<typeof parse>} */ (JSON.parse(readFileSync(file, 'utf8'), revive));
  } catch (error) {
    throw new Problem(describe(file), error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} file */
function describe(file) {
  return `${file} has no figures of an earlier run: name files that npm run bench -- --json FILE has written, for example --from pages.json,builds.json.`;
}
