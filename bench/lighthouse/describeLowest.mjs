import { CATEGORIES, CATEGORY_IDS, toPoints } from './categories.mjs';

/** @typedef {import('./categories.mjs').Measurement} Measurement */

/**
 * One line with the lowest figures, each with the route that has it.
 *
 * @param {readonly [Measurement, ...Measurement[]]} measurements
 * @returns {string}
 */
export function describeLowest(measurements) {
  const find = (/** @type {(one: Measurement) => number} */ badness) =>
    measurements.reduce((worst, one) => (badness(one) > badness(worst) ? one : worst));
  const scores = CATEGORY_IDS.map((id) => {
    const { route, categories } = find((one) => -one.categories[id].score);
    const { score } = categories[id];

    return `${CATEGORIES[id]} ${toPoints(score)}${score === 1 ? '' : ` (${route})`}`;
  });
  const moving = find(({ cls }) => cls);
  const slow = find(({ lcpMs }) => lcpMs);
  const busy = find(({ tbtMs }) => tbtMs);

  return [
    ...scores,
    `CLS ${moving.cls}${moving.cls === 0 ? '' : ` (${moving.route})`}`,
    `LCP ${(slow.lcpMs / 1000).toFixed(1)} s (${slow.route})`,
    `TBT ${Math.round(busy.tbtMs)} ms (${busy.route})`,
  ].join(', ');
}
