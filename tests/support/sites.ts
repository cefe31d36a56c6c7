import path from 'node:path';

const FIRST_PORT = Number(process.env.TEST_PORT ?? 4173);

/** The root of the repository, absolute. */
export const PROJECT = path.join(__dirname, '..', '..');

/** The built production site, absolute; `SITE_BUILD` chooses another folder than `build`. */
export const SITE_FOLDER = path.resolve(PROJECT, process.env.SITE_BUILD ?? 'build');

/** The second site, built with the optional features on, absolute; `FIXTURE_BUILD` chooses another folder. */
export const FIXTURE_FOLDER = path.resolve(PROJECT, process.env.FIXTURE_BUILD ?? 'tests/fixture-site/build');

/** The production site, as the browser tests see it; `TEST_PORT` moves it when two suites run on one machine. */
export const SITE_URL = `http://localhost:${FIRST_PORT}`;

/** The second site; its port is the next one. */
export const FIXTURE_URL = `http://localhost:${FIRST_PORT + 1}`;

/**
 * The folder of a host that serves the production site below a path; `BELOW_BUILD` chooses another one. `npm run
 * build:below` builds the site.
 */
export const BELOW_HOST_FOLDER = path.resolve(PROJECT, process.env.BELOW_BUILD ?? '.cache/below');

/** The path of the site on that host, with slashes at both ends. */
export const BELOW_PATH = '/sub/path/';

/** The production site below a path, with a slash at the end; its port is the one after the fixture's. */
export const BELOW_URL = `http://localhost:${FIRST_PORT + 2}${BELOW_PATH}`;

/**
 * The Playwright project that repeats tests below a path: those with the tag `BELOW`. They write addresses relative to
 * the site, such as `./docs`.
 */
export const BELOW_PROJECT = 'below a path';

/** Tag of the tests that run on the production site at the root of a host, and once more below a path. */
export const BELOW = { tag: '@below' };
