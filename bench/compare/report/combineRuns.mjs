/** @typedef {import('../results').Results} Results */
/** @typedef {import('../results').Run} Run */
/** @typedef {keyof Results} Part */

/**
 * The parts that the tables show, as they are called below them.
 *
 * @type {readonly (readonly [Part, string])[]}
 */
const NAMES = [
  ['pages', 'pages'],
  ['lighthouse', 'Lighthouse'],
  ['navigation', 'navigation'],
  ['interaction', 'interactions'],
  ['live', 'live'],
  ['build', 'cold builds'],
  ['growth', 'growth'],
  ['coverage', 'words'],
];

/**
 * Puts what several runs have measured together: of each part what the last run with it says.
 *
 * @param {readonly Run[]} runs
 * @returns {Results}
 */
export function combineRuns(runs) {
  return runs.reduce((all, { results }) => ({ ...all, ...results }), /** @type {Results} */ ({}));
}

/**
 * Says when and with what the parts were measured; for parts of different runs in a line each.
 *
 * @param {readonly Run[]} runs as for `combineRuns`
 * @param {readonly Part[]} [shown] the parts that have a table; all of them without this
 * @returns {string} Markdown
 */
export function describeRuns(runs, shown) {
  const origins = NAMES.filter(([part]) => shown?.includes(part) ?? true).map(([part, name]) => ({
    name,
    run: runs.findLast(({ results }) => results[part] !== undefined),
  }));
  const lines = runs
    .map((run) => ({ run, names: origins.filter((origin) => origin.run === run).map(({ name }) => name) }))
    .filter(({ names }) => names.length > 0);
  const [first] = lines;
  if (lines.length < 2) return first?.run.machine ?? '';

  return lines.map(({ run, names }) => `- ${names.join(', ')}: ${run.machine}`).join('\n');
}
