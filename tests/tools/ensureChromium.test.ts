import { chmodSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createMissingChromiumProblem, findChromium } from '../../tools/support/ensureChromium.mjs';
import { makeFolder } from '../support/makeFolder';

const STARTS = '#!/bin/sh\necho "Chromium 150.0"\n';
const DOES_NOT_START = '#!/bin/sh\necho "install the snap" >&2\nexit 1\n';

function makePrograms(files: Readonly<Record<string, string>>): string {
  const folder = makeFolder(files);
  for (const file of Object.keys(files)) {
    chmodSync(path.join(folder, file), 0o755);
  }

  return folder;
}

it('prefers the browser that CHROMIUM_PATH names', async () => {
  const folder = makePrograms({ 'mine/chrome': STARTS, 'bin/chromium': STARTS });
  const environment = { CHROMIUM_PATH: `${folder}/mine/chrome`, PATH: `${folder}/bin` };
  expect(await findChromium(environment, undefined)).toBe(`${folder}/mine/chrome`);
});

it('refuses a CHROMIUM_PATH that does not start', async () => {
  await expect(findChromium({ CHROMIUM_PATH: '/nowhere/chrome', PATH: '' }, undefined)).rejects.toThrow(
    'CHROMIUM_PATH is "/nowhere/chrome", which does not start as a browser: correct the path or unset CHROMIUM_PATH.',
  );
});

it('skips a program on the path that does not start, such as the stub of a snap', async () => {
  const folder = makePrograms({ 'bin/chromium-browser': DOES_NOT_START, 'bin/google-chrome': STARTS });
  expect(await findChromium({ PATH: `${folder}/bin` }, undefined)).toBe(`${folder}/bin/google-chrome`);
});

it('falls back to the browser of Playwright', async () => {
  const folder = makePrograms({ 'playwright/chrome': STARTS });
  expect(await findChromium({ PATH: folder }, `${folder}/playwright/chrome`)).toBe(`${folder}/playwright/chrome`);
  expect(await findChromium({ PATH: folder }, `${folder}/playwright/gone`)).toBeUndefined();
});

it('says in one line how to install a browser, and keeps the list of attempts', () => {
  const problem = createMissingChromiumProblem(['download failed', '']);
  expect(problem.message).toBe(
    'No Chromium was found for the browser tests and none could be installed: install one (on Debian: apt-get install chromium), ' +
      'or name an installed one, for example CHROMIUM_PATH=/opt/chromium/chrome npm test.',
  );
  expect(problem.details).toBe('download failed');
});
