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
