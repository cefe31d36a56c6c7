// No imports and only old syntax here: this file must load in the very versions of Node it refuses.

/**
 * The first minor release of each line that loads ES modules through `require`; later lines always do.
 *
 * @type {Record<number, number | undefined>}
 */
const OLDEST_MINORS = { 20: 19, 22: 12 };
const NEWEST_LISTED = 22;
const RECOMMENDED = 24;

/**
 * Tells whether a version of Node can build the site. `engines` in package.json says the same.
 *
 * @param {string} version as in `process.versions.node`, for example `20.19.4`
 * @returns {string | undefined} one sentence that says what to do, or nothing when the version will do
 */
export function findNodeProblem(version) {
  const parts = version.split('.').map(Number);
  const major = parts[0] || 0;
  const minor = parts[1] || 0;
  const oldestMinor = OLDEST_MINORS[major];
  if (major > NEWEST_LISTED || (oldestMinor !== undefined && minor >= oldestMinor)) {
    return undefined;
  }

  return (
    'This site needs Node ' +
    RECOMMENDED +
    ' (22.12 and 20.19 work, too), but this is Node ' +
    version +
    ': install Node ' +
    RECOMMENDED +
    ' from https://nodejs.org and run the command again.'
  );
}
