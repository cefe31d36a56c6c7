import path from 'node:path';

const FIRST_PORT = Number(process.env.TEST_PORT ?? 4173);

/** The root of the repository, absolute. Playwright cannot load `paths.mjs`, because it compiles modules to CommonJS. */
export const REPOSITORY = path.join(__dirname, '..', '..');

/** Absolute path of the built production site: `build`, or the folder that `SITE_BUILD` names. */
export const SITE_FOLDER = path.resolve(REPOSITORY, process.env.SITE_BUILD ?? 'build');

/** Absolute path of the built fixture site, which has other options; `FIXTURE_BUILD` names another folder. */
export const FIXTURE_FOLDER = path.resolve(REPOSITORY, process.env.FIXTURE_BUILD ?? 'tests/fixture-site/build');

/** URL of the production site in browser tests. `TEST_PORT` sets another port, so that two suites can run at once. */
export const SITE_URL = `http://localhost:${FIRST_PORT}`;

/** URL of the fixture site, on the next port. */
export const FIXTURE_URL = `http://localhost:${FIRST_PORT + 1}`;

/**
 * Absolute path of the root folder on the host that serves the production site below a path. `npm run build:below`
 * writes it; `BELOW_BUILD` names another folder.
 */
export const BELOW_HOST_FOLDER = path.resolve(REPOSITORY, process.env.BELOW_BUILD ?? '.cache/below');

/** The path of the site on that host, with slashes at both ends. */
export const BELOW_PATH = '/sub/path/';

/** URL of the production site below a path, with a slash at the end; its port follows that of the fixture site. */
export const BELOW_URL = `http://localhost:${FIRST_PORT + 2}${BELOW_PATH}`;

/**
 * The Playwright project that repeats tests below a path: those with the tag `BELOW`. They write addresses relative to
 * the site, such as `./docs`.
 */
export const BELOW_PROJECT = 'below a path';

/** Tag of the tests that run on the production site at the root of a host, and once more below a path. */
export const BELOW = { tag: '@below' };
