import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from '../support/ensureBuild.mjs';
import { ensureChromium } from '../support/ensureChromium.mjs';
import { ensureInstalled } from '../support/ensureInstalled.mjs';
import { REPOSITORY, SITE_BUILD } from '../support/paths.mjs';
import { printProblem } from '../support/printProblem.mjs';
import { QUIET_CHROMIUM } from '../support/quietChromium.mjs';
import { PAGE_KINDS, README_PICTURES, THEMES, WIDTHS } from './pageKinds.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const PICTURES = path.join(REPOSITORY, 'screenshots');
const README_FOLDER = path.join(REPOSITORY, 'docs-dev', 'images');
const HEIGHT = 900;

/**
 * Takes the pictures. Pages that scroll sideways are named at the end and make the exit code 1.
 *
 * @param {string | undefined} folder of a built site; without it the site is built if it has to be
 */
export async function takeScreenshots(folder) {
  try {
    await ensureInstalled(REPOSITORY);
    if (folder === undefined) {
      await ensureBuild(REPOSITORY);
    }
    const executablePath = await ensureChromium();
    const { serveOnFreePort } = await import('../serve/serveOnFreePort.mjs');
    const { chromium } = await import('@playwright/test');

    const server = await serveOnFreePort(path.resolve(folder ?? SITE_BUILD));
    const browser = await chromium.launch({ executablePath, args: QUIET_CHROMIUM });
    try {
      const tooWide = await takeAllPictures(browser, server.address);
      if (tooWide.length > 0) {
        console.error(`These pages scroll sideways:\n${tooWide.map((name) => `  ${name}`).join('\n')}`);
        process.exitCode = 1;
      }
    } finally {
      await browser.close();
      server.close();
    }
  } catch (error) {
    printProblem(error);
    process.exitCode = 1;
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 * @returns {Promise<string[]>} names of pictures whose page is wider than the window
 */
async function takeAllPictures(browser, site) {
  /** @type {string[]} */
  const tooWide = [];
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES, { recursive: true });
  mkdirSync(README_FOLDER, { recursive: true });
  const page = await browser.newPage({ reducedMotion: 'reduce' });

  for (const [kind, location] of Object.entries(PAGE_KINDS)) {
    await openPage(page, site + location);
    for (const theme of THEMES) {
      await page.evaluate(showTheme(theme));
      for (const width of WIDTHS) {
        const name = `${kind}-${width}-${theme}`;
        await page.setViewportSize({ width, height: HEIGHT });
        // What the page itself does about its new size is done by the second frame.
        await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
        await page.screenshot({ path: path.join(PICTURES, `${name}.png`), fullPage: true });
        if (await page.evaluate('document.documentElement.scrollWidth > window.innerWidth')) {
          tooWide.push(name);
        }
      }
    }
    console.log(`${kind}: ${location}`);
  }

  for (const { file, path: location, width, height } of README_PICTURES) {
    await page.setViewportSize({ width, height });
    await openPage(page, site + location);
    await page.screenshot({ path: path.join(README_FOLDER, file) });
    console.log(`docs-dev/images/${file}: ${location}`);
  }

  return tooWide;
}

/**
 * Opens a page and waits until it is alive, has its fonts, and has found what it searches for.
 *
 * @param {Page} page
 * @param {string} address
 */
async function openPage(page, address) {
  // A page with another theme than the stored one keeps it while it lives.
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

/**
 * What a page has to run to show a theme the site does not offer to its readers; a text, because there is no document here.
 *
 * @param {'dark' | 'light'} theme
 */
function showTheme(theme) {
  return `document.documentElement.dataset.theme = '${theme}';`;
}
