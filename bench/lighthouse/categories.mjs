/**
 * @typedef {object} Audit
 * @property {string} id
 * @property {string} title what Lighthouse says about this page
 * @property {number} weight its part in the category
 * @property {number} score from 0 to 1
 * @property {string[]} places what it is about
 */

/** @typedef {{score: number, audits: Audit[]}} Category its score from 0 to 1, and the audits that count */

/**
 * @typedef {object} Measurement
 * @property {string} route as visited
 * @property {string} shown the path after all redirects
 * @property {Record<CategoryId, Category>} categories
 * @property {number} cls cumulative layout shift
 * @property {number} lcpMs largest contentful paint
 * @property {number} tbtMs total blocking time
 */

/** @typedef {keyof typeof CATEGORIES} CategoryId */

/** What is measured, as Lighthouse calls it and as we do. */
export const CATEGORIES = /** @type {const} */ ({
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
  performance: 'performance',
});

/** The names of all categories, in the order in which they are shown. */
export const CATEGORY_IDS = /** @type {CategoryId[]} */ (Object.keys(CATEGORIES));

/** What has to be 100 on every route. Performance depends on the machine and is only shown. */
export const DEMANDED = /** @type {const} */ (['accessibility', 'best-practices', 'seo']);

/**
 * @param {number} score from 0 to 1
 * @returns {number} from 0 to 100, as Lighthouse shows it
 */
export function toPoints(score) {
  return Math.round(score * 100);
}
