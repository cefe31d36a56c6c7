// This file has no imports and uses only old syntax, because it must load in the versions of Node that it rejects.

/**
 * First minor release of each major version that can load ES modules with `require`. All versions after the last one
 * listed can do so.
 *
 * @type {Record<number, number | undefined>}
 */
const OLDEST_MINORS = { 20: 19, 22: 12 };
const NEWEST_LISTED = 22;
const RECOMMENDED = 24;

/**
 * Checks whether a version of Node can build the site. `engines` in package.json lists the same versions.
 *
 * @param {string} version `process.versions.node`, for example `20.19.4`
 * @returns {string | undefined} a message that says what to do; undefined if the version works
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
