import lighthouse from 'lighthouse';
import { Problem } from '../../tools/support/Problem.mjs';
import { CATEGORIES } from './categories.mjs';

/** @typedef {import('./categories.mjs').Measurement} Measurement */

const CATEGORY_IDS = Object.keys(CATEGORIES);

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
      const report = await visit(site + route, port);
      const unmeasured = CATEGORY_IDS.find((id) => typeof report.categories[id]?.score !== 'number');
      if (report.runtimeError === undefined && unmeasured === undefined) {
        return summarize(route, report);
      }
      reason = report.runtimeError?.message ?? `no figure for ${unmeasured}`;
    } catch (error) {
      reason = String(error);
    }
  }
  throw new Problem(
    `Lighthouse could not measure ${route} (${reason}): try it alone, with npm run lighthouse -- --only ${route}.`,
  );
}

/**
 * @param {string} address
 * @param {number} port
 * @returns {Promise<import('lighthouse').Result>}
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

  return result.lhr;
}

/**
 * @param {string} route
 * @param {import('lighthouse').Result} report
 * @returns {Measurement}
 */
function summarize(route, report) {
  const readNumber = (/** @type {string} */ id) => report.audits[id]?.numericValue ?? Number.NaN;
  const categories = Object.fromEntries(
    CATEGORY_IDS.map((id) => {
      const { score, auditRefs } = report.categories[id];
      const audits = auditRefs
        .filter((reference) => reference.weight > 0)
        .map(({ id: auditId, weight }) => {
          const audit = report.audits[auditId];

          return { id: auditId, title: audit.title, weight, score: audit.score, places: listPlaces(audit) };
        })
        // What does not apply to a page has no score and does not count.
        .filter((audit) => audit.score !== null);

      return [id, { score, audits }];
    }),
  );

  return {
    route,
    shown: new URL(report.finalDisplayedUrl).pathname,
    categories,
    cls: readNumber('cumulative-layout-shift'),
    lcpMs: readNumber('largest-contentful-paint'),
    tbtMs: readNumber('total-blocking-time'),
  };
}

/**
 * @param {import('lighthouse').Result['audits'][string]} audit
 * @returns {string[]}
 */
function listPlaces(audit) {
  const items = audit.score < 1 ? (audit.details?.items ?? []) : [];

  return items.map(({ node, description, sourceLocation, source, url }) => {
    // A message of the console, with the file it is about.
    const message = description === undefined ? undefined : [description, sourceLocation?.url].join(' ').trim();

    return node?.selector ?? message ?? source?.url ?? source?.snippet ?? url ?? 'a place Lighthouse does not name';
  });
}
