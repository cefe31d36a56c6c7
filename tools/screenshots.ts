// `npm run screenshots [-- folder of a built site]`: writes screenshots of every kind of page, in all widths and both
// themes, to screenshots/, and updates the screenshot in the README.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createStaticListener } from './serve/createStaticListener.mjs';
import { listenOnFreePort } from './serve/listenOnFreePort.mjs';
import { CHROMIUM_FLAGS } from './support/chromiumFlags.mjs';
import { ensureBuild } from './support/ensureBuild.mjs';
import { ensureChromium } from './support/ensureChromium.mjs';
import { REPOSITORY, SITE_BUILD } from './support/paths.mjs';
import { Problem } from './support/Problem.mjs';
import { runMain } from './support/runMain.mjs';

const OUTPUT_FOLDER = path.join(REPOSITORY, 'screenshots');

/** One page of every kind, keyed by the prefix of its screenshot files. */
const PAGE_KINDS = {
  home: '/',
  how: '/how',
  vision: '/vision',
  'plain-page': '/markdown-page',
  play: '/play',
  offline: '/offline',
  tour: '/docs/language/tour',
  search: '/search?q=type',
  'search-empty': '/search',
  'not-found': '/404.html',
  'docs-first': '/docs/getting-started',
  'docs-reference': '/docs/language/types',
  'docs-cheat-sheet': '/docs/language/cheat-sheet',
  'docs-index': '/docs/integration',
  'docs-console': '/docs/plugins/cli',
  'blog-list': '/blog',
  'blog-post': '/blog/type-constraints',
  'blog-archive': '/blog/archive',
  'blog-tags': '/blog/tags',
  'blog-tag': '/blog/tags/wirespec',
  'blog-authors': '/blog/authors',
  'blog-author': '/blog/authors/maintainers',
};

const WIDTHS = [360, 768, 1280, 1920];
const HEIGHT = 900;

/** The screenshot in the README: the first screen of the home page. */
const README_SCREENSHOT = 'docs-dev/images/home.png';

/**
 * Writes all screenshots.
 *
 * @throws Problem that names the pages that scroll horizontally
 */
async function main([folder]: string[]): Promise<void> {
  if (folder === undefined) await ensureBuild(REPOSITORY);
  const executablePath = await ensureChromium();
  const server = await listenOnFreePort(createStaticListener(path.resolve(folder ?? SITE_BUILD)));
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const tooWide = await captureAllPages(browser, server.address);
    if (tooWide.length > 0)
      throw new Problem(`These pages scroll horizontally; make their content narrower:\n  ${tooWide.join('\n  ')}`);
  } finally {
    await browser.close();
    server.close();
  }
}

/** @returns names of screenshots whose page is wider than the window */
async function captureAllPages(browser: Browser, site: string): Promise<string[]> {
  const tooWide: string[] = [];
  rmSync(OUTPUT_FOLDER, { recursive: true, force: true });
  mkdirSync(OUTPUT_FOLDER, { recursive: true });
  const page = await browser.newPage({ reducedMotion: 'reduce' });

  for (const [kind, location] of Object.entries(PAGE_KINDS)) {
    await openPage(page, site + location);
    for (const theme of ['dark', 'light']) {
      // A string instead of a function, because this code is type-checked without DOM types.
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      for (const width of WIDTHS) {
        const name = `${kind}-${width}-${theme}`;
        await page.setViewportSize({ width, height: HEIGHT });
        // Scripts of the page update it within two frames of a resize.
        await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
        await page.screenshot({ path: path.join(OUTPUT_FOLDER, `${name}.png`), fullPage: true });
        if (await page.evaluate('document.documentElement.scrollWidth > window.innerWidth')) tooWide.push(name);
      }
    }
    console.log(`${kind}: ${location}`);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, `${site}/`);
  await page.screenshot({ path: path.join(REPOSITORY, README_SCREENSHOT) });
  console.log(`${README_SCREENSHOT}: /`);

  return tooWide;
}

/** Opens a page and waits until its network is idle, its client has started and its fonts are loaded. */
async function openPage(page: Page, address: string): Promise<void> {
  // Leaves the page first, because a navigation within the same page would keep the theme that was set.
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

void runMain(main);
