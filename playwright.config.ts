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

// Path of the browser that `npm test` chooses. Without it, Playwright uses its own browser.
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
  // `npm test` counts a test that passes only at the second attempt as failed, and reports this; see decision 0082 in
  // docs-dev/decisions.
  retries: 1,
  // Time limits in milliseconds. Tests wait for conditions, never for a fixed time. These limits only end a test whose
  // condition is never met, and are long enough for busy machines.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // The run fails if a `test.only` was left in the code.
  forbidOnly: true,
  reporter: 'list',
  use: {
    // Without a service worker, pages and their files come from the servers, independent of earlier tests. The tests in
    // tests/offline allow service workers.
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
        // All pages share one renderer process, which already has the site's files in memory; see
        // tests/support/SharedContexts.ts.
        '--process-per-site',
      ],
    },
  },
  projects: [
    { name: 'site' },
    // Tests of links, workers, feeds and other parts with URLs, on a site that is not at the root of its host.
    { name: BELOW_PROJECT, grep: new RegExp(BELOW.tag), use: { baseURL: BELOW_URL } },
  ],
  // Sites that are not built get no server. Their tests fail with a message.
  webServer: SERVERS.filter(({ folder }) => existsSync(folder)).map(({ folder, url }) => ({
    command: `node tools/serve.mjs "${folder}"`,
    env: { PORT: new URL(url).port },
    url,
    reuseExistingServer: false,
  })),
});
