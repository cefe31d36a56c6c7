import lighthouse from 'lighthouse';
import { Problem } from '../../tools/support/Problem.mjs';
import { CATEGORY_IDS } from './categories.mjs';

/** @typedef {import('./categories.mjs').Measurement} Measurement */
/** @typedef {import('lighthouse').Result} Result */

// A busy machine may make the browser miss a limit of Lighthouse once.
const ATTEMPTS = 2;

/**
 * Visits a page as Lighthouse does by default: a phone with a slow connection, and nothing in its cache.
 *
 * @param {string} site address of the site, without a slash at the end
 * @param {string} route
 * @param {number} port where the browser listens
 * @returns {Promise<Measurement>}
 * @throws {Problem} when the page cannot be measured
 */
export async function measureRoute(site, route, port) {
  let reason = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      return summarize(route, await visit(site + route, port));
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
  }
  throw new Problem(
    `Lighthouse could not measure ${route} (${reason}): try it alone, with npm run lighthouse -- --only ${route}.`,
  );
}

/**
 * @param {string} address
 * @param {number} port
 * @returns {Promise<Result>}
 */
async function visit(address, port) {
  const result = await lighthouse(address, {
    port,
    logLevel: 'silent',
    locale: 'en-US',
    onlyCategories: CATEGORY_IDS,
    // Nobody looks at the report, which is all these are for.
    disableFullPageScreenshot: true,
    // The page for unknown paths is a page like others.
    ignoreStatusCode: true,
  });
  if (result === undefined) throw new Error('it gave no report');

  return result.lhr;
}

/**
 * @param {string} route
 * @param {Result} report
 * @returns {Measurement}
 * @throws {Error} when the report is not whole
 */
function summarize(route, report) {
  if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message);
  const readNumber = (/** @type {string} */ id) => report.audits[id]?.numericValue ?? Number.NaN;
  const categories = Object.fromEntries(CATEGORY_IDS.map((id) => [id, summarizeCategory(report, id)]));

  return {
    route,
    shown: new URL(report.finalDisplayedUrl).pathname,
    // Each of the names was given a value.
    categories: /** @type {Measurement['categories']} */ (categories),
    cls: readNumber('cumulative-layout-shift'),
    lcpMs: readNumber('largest-contentful-paint'),
    tbtMs: readNumber('total-blocking-time'),
  };
}

/**
 * @param {Result} report
 * @param {string} id
 * @returns {import('./categories.mjs').Category}
 * @throws {Error} when the report has no score for it
 */
function summarizeCategory(report, id) {
  const category = report.categories[id];
  if (typeof category?.score !== 'number') throw new Error(`no figure for ${id}`);
  const audits = category.auditRefs.flatMap(({ id: name, weight }) => {
    const audit = report.audits[name];
    // What does not apply to a page has no score and does not count.
    if (weight === 0 || typeof audit?.score !== 'number') return [];

    return [{ id: name, title: audit.title, weight, score: audit.score, places: listPlaces(audit.score, audit) }];
  });

  return { score: category.score, audits };
}

/**
 * @param {number} score
 * @param {Result['audits'][string]} audit
 * @returns {string[]} what cost points
 */
function listPlaces(score, { details }) {
  const items = score < 1 ? (details?.items ?? []) : [];

  return items.map(({ node, description, sourceLocation, source, url }) => {
    // A message of the console, with the file it is about.
    const message = description === undefined ? undefined : [description, sourceLocation?.url].join(' ').trim();

    return node?.selector ?? message ?? source?.url ?? source?.snippet ?? url ?? 'a place Lighthouse does not name';
  });
}
