import path from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../../tools/support/Problem.mjs';

/** @typedef {(typeof PARTS)[number]} Part */

/**
 * @typedef {object} Options
 * @property {Part[]} parts what is measured, in this order
 * @property {string[]} [pages] paths of the site; nothing for the usual ones
 * @property {boolean} all whether every page of the documentation is measured too, for the mean
 * @property {number} runs how often each thing is measured
 * @property {string} [ours] folder of a built site that is measured instead of `build/`, absolute
 * @property {number[]} sizes numbers of generated pages for the part `growth`
 * @property {string} [json] file that gets every figure, absolute
 * @property {string[]} [from] files of earlier runs, absolute: their figures are written, and nothing is measured
 * @property {boolean} write whether the tables go into README.md and docs-dev/performance.md
 */

/** What can be measured, in this order: the last two build sites and keep the whole machine busy, so they come when no browser measures any more. */
const PARTS = /** @type {const} */ (['pages', 'navigation', 'interaction', 'lighthouse', 'live', 'build', 'growth']);
const EXAMPLE = 'npm run bench -- --only pages,navigation --pages /docs/language/types --runs 3 --json figures.json';
const NAMES = '--only, --pages, --all, --runs, --ours, --sizes, --json, --from and --write';

/**
 * Reads the command line.
 *
 * @param {readonly string[]} args
 * @param {string} folder where relative names of files start, absolute
 * @returns {Options}
 * @throws {Problem} when it is not understood
 */
export function readOptions(args, folder) {
  const values = parse(args);
  const locate = (/** @type {string | undefined} */ file) =>
    file === undefined ? undefined : path.resolve(folder, file);
  if (values.from !== undefined) refuseMeasuring(values);

  return {
    parts: values.only === undefined ? [...PARTS] : readParts(splitList(values.only)),
    pages: values.pages === undefined ? undefined : splitList(values.pages).map(trimPath),
    all: values.all ?? false,
    runs: readCount('--runs', values.runs ?? '5'),
    ours: locate(values.ours),
    sizes: splitList(values.sizes ?? '100,500,2000').map((size) => readCount('--sizes', size)),
    json: locate(values.json),
    from: values.from === undefined ? undefined : readFiles(values.from, folder),
    write: values.write ?? false,
  };
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        pages: { type: 'string' },
        all: { type: 'boolean' },
        runs: { type: 'string' },
        ours: { type: 'string' },
        sizes: { type: 'string' },
        json: { type: 'string' },
        from: { type: 'string' },
        write: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(`The command line is not understood (${reason}): use ${NAMES}, for example ${EXAMPLE}.`);
  }
}

/**
 * @param {string} list
 * @param {string} folder
 */
function readFiles(list, folder) {
  const files = splitList(list).map((file) => path.resolve(folder, file));
  if (files.length === 0) {
    throw new Problem(
      '--from names no file: give it those of earlier runs, for example --from pages.json,builds.json.',
    );
  }

  return files;
}

/**
 * What was measured cannot be chosen or measured anew.
 *
 * @param {Readonly<Record<string, unknown>>} values of the options that were given
 * @throws {Problem} for an option of measuring
 */
function refuseMeasuring(values) {
  const others = Object.keys(values).filter((name) => name !== 'from' && name !== 'write');
  if (others.length > 0) {
    throw new Problem(
      `--from measures nothing, so it goes with --write alone: leave out ${others.map((name) => `--${name}`).join(', ')}, for example npm run bench -- --from pages.json,builds.json --write.`,
    );
  }
}

/**
 * @param {readonly string[]} asked
 * @returns {Part[]}
 */
function readParts(asked) {
  const unknown = asked.filter((name) => !PARTS.some((part) => part === name));
  if (unknown.length > 0 || asked.length === 0) {
    throw new Problem(
      `--only asks for ${unknown.map((name) => `"${name}"`).join(', ') || 'nothing'}, which the bench does not measure: use ${PARTS.join(', ')}, separated by commas.`,
    );
  }

  return PARTS.filter((part) => asked.includes(part));
}

/**
 * @param {string} option
 * @param {string} text
 */
function readCount(option, text) {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new Problem(
      `${option} is "${text}", which is no whole number from 1 on: correct it, for example ${EXAMPLE}.`,
    );
  }

  return count;
}

/** @param {string} text */
function splitList(text) {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** @param {string} route */
function trimPath(route) {
  return route.replace(/(.)\/$/, '$1');
}
