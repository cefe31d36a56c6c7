import path from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../tools/support/Problem.mjs';
import { CACHE } from './serveSite.mjs';

/** @typedef {(typeof PARTS)[number]} Part */

/**
 * @typedef {object} Options
 * @property {Part[]} parts parts to measure, in this order
 * @property {{name: string, folder: string}[] | undefined} sites builds of our site to compare with each other; undefined to compare our site with the peers
 * @property {string | undefined} own folder of our built site for the comparison with the peers; undefined for `build/`
 * @property {string[]} pages paths of pages
 * @property {number} runs number of measurements of each value
 * @property {string} browser path or name of the program
 * @property {string} json absolute path of the file for all values
 * @property {string[]} from absolute paths of files of earlier runs; if there are any, nothing is measured
 * @property {boolean} write whether to write the table into bench/results.md
 */

/** Parts of the bench, in the order in which they run. Builds come last, because they keep the whole machine busy. */
const PARTS = /** @type {const} */ (['pages', 'navigation', 'editors', 'builds', 'growth']);
const DEFAULT_PAGES = '/docs/emitters/java,/docs/language/types,/blog/type-constraints,/';
const USAGE = 'See bench/README.md.';

/**
 * Reads the command line.
 *
 * @param {readonly string[]} args
 * @param {string} folder base of relative paths, absolute
 * @returns {Options}
 * @throws {Problem} for invalid arguments
 */
export function readOptions(args, folder) {
  const values = parseOptions(args);
  const locate = (/** @type {string} */ file) => path.resolve(folder, file);
  const sites = values.sites === undefined ? undefined : splitList(values.sites).map((pair) => readSite(pair, locate));
  if (sites?.length === 1) throw new Problem(`--sites needs at least two builds. ${USAGE}`);
  const availableParts = PARTS.filter((part) => sites === undefined || !['builds', 'growth'].includes(part));
  const requested = splitList(values.only ?? availableParts.join());
  const unknown = requested.filter((name) => !availableParts.some((part) => part === name));
  if (unknown.length > 0)
    throw new Problem(`--only names unknown parts (${unknown.join(', ')}): use ${availableParts.join(', ')}. ${USAGE}`);
  const text = values.runs ?? '5';
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1) throw new Problem(`--runs is "${text}": use a whole number greater than 0.`);

  return {
    parts: availableParts.filter((part) => requested.includes(part)),
    sites,
    own: values.own === undefined ? undefined : locate(values.own),
    pages: splitList(values.pages ?? DEFAULT_PAGES).map((route) => route.replace(/(.)\/$/, '$1')),
    runs,
    browser: values.browser ?? 'chromium',
    json: locate(values.json ?? path.join(CACHE, 'results.json')),
    from: splitList(values.from ?? '').map(locate),
    write: values.write ?? false,
  };
}

/** @param {readonly string[]} args */
function parseOptions(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  const options = {
    sites: text,
    own: text,
    only: text,
    pages: text,
    runs: text,
    browser: text,
    json: text,
    from: text,
  };
  try {
    return parseArgs({ args: [...args], options: { ...options, write: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new Problem(`Invalid arguments: ${error instanceof Error ? error.message : String(error)}. ${USAGE}`);
  }
}

/**
 * @param {string} pair `name=folder`
 * @param {(file: string) => string} locate
 */
function readSite(pair, locate) {
  const [, name, folder] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
  if (name === undefined || folder === undefined) {
    throw new Problem(`--sites has "${pair}": write name=folder, for example --sites before=../old/build,after=build.`);
  }

  return { name, folder: locate(folder) };
}

/** @param {string} list */
function splitList(list) {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
