import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { REPOSITORY } from './paths.mjs';
import { Problem } from './Problem.mjs';
import { runCommand } from './runCommand.mjs';
import { showCommand } from './showProgress.mjs';

/**
 * Names of browser programs. The headless build comes first, because it has the same engine and needs 25% less memory
 * and processor time.
 */
const PROGRAM_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const APT = '/usr/bin/apt-get';
const DOWNLOAD_TIMEOUT_MS = 5 * 60_000;

/**
 * Finds a Chromium for the browser tests, or installs one: Playwright's own download first, then Debian's package. The
 * npm packages must be installed.
 *
 * @returns {Promise<string>} absolute path of a browser that starts
 * @throws {Problem} if no browser was found and none could be installed
 */
export async function ensureChromium() {
  /** @type {string[]} */
  const attempts = [];
  for (const install of [() => '', downloadWithPlaywright, installWithApt]) {
    attempts.push(await install());
    const found = await findChromium(process.env, locatePlaywrightBrowser());
    if (found !== undefined) return found;
  }
  throw createMissingChromiumProblem(attempts);
}

/**
 * Finds an installed browser that starts: the one that `CHROMIUM_PATH` names, otherwise one on the `PATH`, otherwise
 * Playwright's.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {string | undefined} playwrightBrowser path of Playwright's own browser, which may not be installed
 * @returns {Promise<string | undefined>} absolute path; undefined if there is none
 * @throws {Problem} if `CHROMIUM_PATH` names a program that does not start
 */
export async function findChromium({ CHROMIUM_PATH: chosen, PATH = '' }, playwrightBrowser) {
  if (chosen) {
    if (await canStart(chosen)) return chosen;
    throw new Problem(
      `CHROMIUM_PATH is "${chosen}", which does not start as a browser: correct the path or unset CHROMIUM_PATH.`,
    );
  }
  const folders = PATH.split(path.delimiter).filter(Boolean);
  const installed = PROGRAM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  for (const candidate of [...installed, playwrightBrowser ?? '']) {
    if (existsSync(candidate) && (await canStart(candidate))) return candidate;
  }

  return undefined;
}

/**
 * Returns whether a program starts as a browser. An existing file may be the stub of another package manager, or its
 * system libraries may be missing.
 *
 * @param {string} program
 */
async function canStart(program) {
  try {
    const { exitCode, output } = await runCommand(program, ['--version'], { timeoutMs: 20_000 });

    return exitCode === 0 && /chrom/i.test(output);
  } catch {
    return false;
  }
}

/**
 * Creates the error for browser tests without a Chromium.
 *
 * @param {readonly string[]} attempts outputs of the attempts to install a browser; empty outputs are left out
 * @returns {Problem} for the caller to throw
 */
export function createMissingChromiumProblem(attempts) {
  return new Problem(
    'No Chromium was found for the browser tests and none could be installed: install one (on Debian: apt-get install chromium), ' +
      'or name an installed one, for example CHROMIUM_PATH=/opt/chromium/chrome npm test.',
    attempts.filter(Boolean).join('\n'),
  );
}

/**
 * @returns {string | undefined} path of Playwright's browser, which may not be installed; undefined if Playwright has
 *   none for this platform
 */
function locatePlaywrightBrowser() {
  const playwright = /** @type {typeof import('@playwright/test')} */ (
    createRequire(import.meta.url)('@playwright/test')
  );
  try {
    return playwright.chromium.executablePath();
  } catch {
    return undefined;
  }
}

async function downloadWithPlaywright() {
  const args = [
    path.join(REPOSITORY, 'node_modules', '@playwright', 'test', 'cli.js'),
    'install',
    // `locatePlaywrightBrowser` finds only the full browser, so the headless shell is not downloaded.
    '--no-shell',
    'chromium',
  ];
  const download = runCommand(process.execPath, args, { timeoutMs: DOWNLOAD_TIMEOUT_MS });

  return (await showCommand('Downloading Chromium', download)).output.trimEnd();
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return '';
  const install = `${APT} install --yes --no-install-recommends`;
  // Older Debian releases only have the full browser.
  const command = runCommand('sh', ['-c', `${APT} update; ${install} chromium-headless-shell || ${install} chromium`], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });

  return (await showCommand("Installing Debian's Chromium", command)).output.trimEnd();
}
