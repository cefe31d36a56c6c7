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
  // Tests wait for conditions, never for a fixed time. These limits only end a test whose condition is never met, and are long enough for busy machines.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // The suite must fail if a `test.only` was forgotten.
  forbidOnly: true,
  reporter: 'list',
  use: {
    // Without a service worker, pages and their files come from the servers, independent of earlier tests. The tests in tests/offline allow it.
    serviceWorkers: 'block',
    baseURL: SITE_URL,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      // The browser sends no requests of its own, so every request that a test sees comes from a page.
      args: [
        ...CHROMIUM_FLAGS,
        // No other host can be resolved. Aborting such requests with a route would disable the cache for all requests.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        // Each context is a browser profile. In the system's Chromium, each would start the built-in extensions.
        '--disable-extensions',
        // All pages share one renderer process, which already has the site's files in memory, see tests/support/SharedContexts.ts.
        '--process-per-site',
      ],
    },
  },
  projects: [
    { name: 'site' },
    // Tests of links, workers, feeds and other parts with addresses, for a site that is not at the root of its host.
    { name: BELOW_PROJECT, grep: new RegExp(BELOW.tag), use: { baseURL: BELOW_URL } },
  ],
  // A missing folder has no server; its tests fail with a message.
  webServer: SERVERS.filter(({ folder }) => existsSync(folder)).map(({ folder, url }) => ({
    command: `node tools/serve.mjs "${folder}"`,
    env: { PORT: new URL(url).port },
    url,
    reuseExistingServer: false,
  })),
});
