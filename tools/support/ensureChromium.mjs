import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from './findChromium.mjs';
import { REPOSITORY } from './paths.mjs';
import { Problem } from './Problem.mjs';
import { runCommand } from './runCommand.mjs';
import { showProgress } from './showProgress.mjs';

const APT = '/usr/bin/apt-get';
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;

/**
 * Finds a Chromium for the browser tests, or installs one: Playwright's own download first, then Debian's package.
 * Call it after the packages are installed.
 *
 * @returns {Promise<string>} absolute path of a browser that starts
 * @throws {Problem} when there is none and none could be installed
 */
export async function ensureChromium() {
  const installed = await findChromium(process.env, locatePlaywrightBrowser());
  if (installed !== undefined) {
    return installed;
  }
  /** @type {string[]} */
  const attempts = [];
  for (const install of [downloadWithPlaywright, installWithApt]) {
    const attempt = await install();
    const found = await findChromium(process.env, locatePlaywrightBrowser());
    if (found !== undefined) {
      return found;
    }
    attempts.push(attempt);
  }
  throw describeMissingChromium(attempts);
}

/**
 * @param {readonly string[]} attempts what each way of installing one said
 * @returns {Problem}
 */
export function describeMissingChromium(attempts) {
  return new Problem(
    'No Chromium was found for the browser tests and none could be installed: install one (on Debian: apt-get install chromium), ' +
      'or name an installed one, for example CHROMIUM_PATH=/opt/chromium/chrome npm test.',
    attempts.filter((attempt) => attempt !== '').join('\n'),
  );
}

/** @returns {string | undefined} where Playwright keeps its browser, there or not */
function locatePlaywrightBrowser() {
  const playwright = /** @type {typeof import('@playwright/test')} */ (
    createRequire(import.meta.url)('@playwright/test')
  );

  try {
    return playwright.chromium.executablePath();
  } catch {
    // Playwright has no browser for this platform.
    return undefined;
  }
}

async function downloadWithPlaywright() {
  const finish = showProgress('Downloading Chromium');
  const result = await runCommand(
    process.execPath,
    [path.join(REPOSITORY, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', '--no-shell', 'chromium'],
    { timeoutMs: DOWNLOAD_TIMEOUT_MS },
  );
  finish(result.exitCode === 0 ? 'done' : 'FAILED');

  return result.output.trimEnd();
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync(APT)) {
    return '';
  }
  const finish = showProgress("Installing Debian's Chromium");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand(APT, ['update'], { env });
  const install = (/** @type {string} */ name) =>
    runCommand(APT, ['install', '--yes', '--no-install-recommends', name], { env });
  const small = await install('chromium-headless-shell');
  // Older releases have the whole browser only.
  const result = small.exitCode === 0 ? small : await install('chromium');
  finish(result.exitCode === 0 ? 'done' : 'FAILED');

  return `${update.output}${result.output}`.trimEnd();
}
