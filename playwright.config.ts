import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './tools/support/chromiumFlags.mjs';
import {
  BELOW,
  BELOW_HOST_FOLDER,
  BELOW_PROJECT,
  BELOW_URL,
  FIXTURE_FOLDER,
  FIXTURE_URL,
  SITE_FOLDER,
  SITE_URL,
} from './tests/support/sites';

// Chosen by `npm test`; without it Playwright's own browser is used.
const chromium = process.env.CHROMIUM_PATH;

const SERVERS = [
  { folder: SITE_FOLDER, url: SITE_URL },
  { folder: FIXTURE_FOLDER, url: FIXTURE_URL },
  { folder: BELOW_HOST_FOLDER, url: BELOW_URL },
];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes only at its second attempt fails in `npm test`, which names it as one (docs-dev/decisions/0082).
  retries: 1,
  // Tests wait for conditions, never for a time: these limits only end a test whose condition never comes, also on a machine that is busy with other work.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A filter left behind must not let the suite pass.
  forbidOnly: true,
  reporter: 'list',
  use: {
    // Pages and their files come from the servers, whatever an earlier test has visited; the tests in tests/offline allow it.
    serviceWorkers: 'block',
    baseURL: SITE_URL,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      // A browser that is quiet on its own: every request seen by a test comes from a page.
      args: [
        ...CHROMIUM_FLAGS,
        // There is no other host. A route that aborts such requests would take the cache from all of them.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        // Each context is a browser profile; those of the system's Chromium would all start the extensions it comes with.
        '--disable-extensions',
        // All pages share one renderer process, which has the site's files in memory already, see tests/support/SharedContexts.ts.
        '--process-per-site',
      ],
    },
  },
  projects: [
    { name: 'site' },
    // Links, workers, feeds and all else that knows addresses, where the site is not at the root of its host.
    { name: BELOW_PROJECT, grep: new RegExp(BELOW.tag), use: { baseURL: BELOW_URL } },
  ],
  // A folder that does not exist has no server: its tests fail and say so.
  webServer: SERVERS.filter(({ folder }) => existsSync(folder)).map(({ folder, url }) => ({
    command: `node tools/serve.mjs "${folder}"`,
    env: { PORT: new URL(url).port },
    url,
    reuseExistingServer: false,
  })),
});
