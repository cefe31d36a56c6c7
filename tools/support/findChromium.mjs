import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './Problem.mjs';
import { runCommand } from './runCommand.mjs';

// The one without windows first: it is the same engine, and takes a quarter less of the machine.
const PROGRAM_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds an installed browser that starts: the one `CHROMIUM_PATH` names, else one on the path, else the one of Playwright.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {string | undefined} playwrightBrowser where Playwright keeps its own browser, there or not
 * @returns {Promise<string | undefined>} absolute path, or nothing when there is none
 * @throws {Problem} when `CHROMIUM_PATH` names something that does not start
 */
export async function findChromium(environment, playwrightBrowser) {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (await starts(chosen)) {
      return chosen;
    }
    throw new Problem(
      `CHROMIUM_PATH is "${chosen}", which does not start as a browser: correct the path or unset CHROMIUM_PATH.`,
    );
  }
  const folders = (environment.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = PROGRAM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  for (const candidate of [...candidates, ...(playwrightBrowser === undefined ? [] : [playwrightBrowser])]) {
    if (existsSync(candidate) && (await starts(candidate))) {
      return candidate;
    }
  }

  return undefined;
}

/**
 * A file that is there may still not start: a stub of another packaging system, or a download without its system libraries.
 *
 * @param {string} program
 */
async function starts(program) {
  const result = await runCommand(program, ['--version'], { timeoutMs: 20_000 });

  return result.exitCode === 0 && /chrom/i.test(result.output);
}
