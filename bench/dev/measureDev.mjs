import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { QUIET_CHROMIUM } from '../../tools/support/quietChromium.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * A change to a source file, and what a page then shows.
 *
 * @typedef {object} Change
 * @property {string} name
 * @property {string} file below the repository
 * @property {string} route of the page that shows it
 * @property {(text: string, name: string) => string} edit the text of the file, and a name that is new each time, because what was proved once is not proved again → the changed text
 * @property {(text: string, name: string) => string} show the changed text, and the name → what is on the page afterwards and was not before
 * @property {number} limit of the median, in milliseconds
 * @property {number} runs how often it is made
 */

/**
 * @typedef {object} Measurement
 * @property {Change} change
 * @property {number[]} times milliseconds from writing the file until the page shows it
 */

/** How long a start and a change may take at all, in milliseconds. */
const PATIENCE = 180_000;

/** Distance from one look at the page to the next, in milliseconds. */
const PITCH = 10;

/** A server that has told the page nothing for so long is taken to be done with what was changed before, in milliseconds: half a second after a change, it begins to read the content anew. */
const REST = 2000;

/**
 * Starts the development server, makes each change, waits until an open page shows it, and takes the change back.
 *
 * @param {string} repository absolute
 * @param {readonly Change[]} changes
 * @param {{executablePath: string | undefined, port: number}} options
 * @returns {Promise<Measurement[]>}
 */
export async function measureDev(repository, changes, { executablePath, port }) {
  const server = spawn('npx', ['docusaurus', 'start', '--no-open', '--port', String(port)], {
    cwd: repository,
    detached: true,
    stdio: 'ignore',
  });
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: QUIET_CHROMIUM });
  try {
    const address = `http://localhost:${port}`;
    await waitForServer(address);
    const page = await browser.newPage();
    const rest = followServer(page);
    const measurements = [];
    for (const change of changes) {
      const times = [];
      for (let run = 0; run < change.runs; run++) {
        times.push(await measureChange(page, address, repository, change, rest));
      }
      measurements.push({ change, times });
    }
    return measurements;
  } finally {
    await browser.close();
    // The server has children of its own: they form a group.
    if (server.pid !== undefined) process.kill(-server.pid);
  }
}

/** @param {string} address */
async function waitForServer(address) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await pause(200);
  }
  throw new Error(`The development server does not answer at ${address} after ${PATIENCE / 1000} seconds.`);
}

/**
 * @param {Page} page
 * @param {string} address
 * @param {string} repository
 * @param {Change} change
 * @param {() => Promise<void>} rest waits until the server seems to be done with earlier changes
 * @returns {Promise<number>} milliseconds
 */
async function measureChange(page, address, repository, { file, route, edit, show }, rest) {
  const absolute = path.join(repository, file);
  const before = readFileSync(absolute, 'utf8');
  const name = `Run${Date.now()}`;
  const after = edit(before, name);
  if (after === before) throw new Error(`The change to ${file} changes nothing.`);
  const shown = show(after, name);
  await page.goto(address + route);
  await page.locator('article h1').waitFor({ timeout: PATIENCE });
  await expectText(page, shown, false);
  await rest();
  try {
    const start = performance.now();
    writeFileSync(absolute, after);
    await expectText(page, shown, true);
    return performance.now() - start;
  } finally {
    writeFileSync(absolute, before);
    await expectText(page, shown, false);
  }
}

/**
 * Listens to what the server tells a page about its work.
 *
 * @param {Page} page
 * @returns {() => Promise<void>} resolves once the server has been silent for a while
 */
function followServer(page) {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  page.on('websocket', (socket) => socket.on('framereceived', note));

  return async () => {
    note();
    const end = last + PATIENCE;
    while (performance.now() - last < REST) {
      if (performance.now() > end) throw new Error(`The server is still at work after ${PATIENCE / 1000} seconds.`);
      await pause(PITCH);
    }
  };
}

/**
 * Waits until a page, or the bundler's message over it, shows a text or does not show it any more.
 *
 * @param {Page} page
 * @param {string} text
 * @param {boolean} isShown
 */
async function expectText(page, text, isShown) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const texts = await Promise.all(
      page.frames().map((frame) => frame.evaluate(() => document.body.textContent).catch(() => '')),
    );
    if (texts.some((found) => found.includes(text)) === isShown) return;
    await pause(PITCH);
  }
  throw new Error(`The page ${isShown ? 'does not show' : 'still shows'} "${text}" after ${PATIENCE / 1000} seconds.`);
}

/** @param {number} time in milliseconds */
function pause(time) {
  return new Promise((resolve) => {
    setTimeout(resolve, time);
  });
}
