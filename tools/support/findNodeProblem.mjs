// No imports and only old syntax here: this file must load in the very versions of Node it refuses.

const OLDEST_MAJOR = 20;
const OLDEST_MINOR = 19;

/**
 * Tells whether a version of Node can build the site. The oldest one is 20.19, the first of its line that loads ES modules through `require`.
 *
 * @param {string} version as in `process.versions.node`, for example `20.19.4`
 * @returns {string | undefined} one sentence that says what to do, or nothing when the version will do
 */
export function findNodeProblem(version) {
  const parts = version.split('.').map(Number);
  const major = parts[0] || 0;
  const minor = parts[1] || 0;
  if (major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR)) {
    return undefined;
  }

  return (
    'This site needs Node ' +
    OLDEST_MAJOR +
    '.' +
    OLDEST_MINOR +
    ' or newer, but this is Node ' +
    version +
    ': install a newer one from https://nodejs.org and run the command again.'
  );
}
