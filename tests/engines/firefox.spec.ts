import puppeteer, { type Page } from 'puppeteer-core';
import { describeError } from '../../lib/errors/describeError';
import { findProgram } from '../support/findProgram';
import { SITE_URL } from '../support/sites';
import { type EnginePage, WAIT_MS } from './Engine';
import { testEngine } from './testEngine';

// Playwright drives only its own build of Firefox. Puppeteer drives the system's Firefox with WebDriver BiDi.

const PROGRAM = process.env.FIREFOX_PATH ?? findProgram('firefox-esr');

testEngine({
  name: 'Firefox',
  missing: PROGRAM === undefined ? 'Firefox is not installed (Debian: apt-get install firefox-esr)' : undefined,
  launch,
});

async function launch(): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: PROGRAM ?? '',
    headless: true,
    timeout: WAIT_MS,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const problems = watchProblems(page);
  return {
    open: async (address, width) => {
      // Firefox reports the requests that it aborts when the reader leaves a page.
      await page.goto('about:blank');
      problems.length = 0;
      await page.setViewport({ width, height: 800 });
      await page.goto(new URL(address, SITE_URL).href);
    },
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    press: async (key, modifier) => {
      if (modifier !== undefined) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      if (modifier !== undefined) await page.keyboard.up(modifier);
    },
    evaluate: (read) => page.evaluate(read),
    waitFor: async (isDone, text = '') => {
      await page.waitForFunction(isDone, {}, text);
    },
    listProblems: () => Promise.resolve([...problems]),
    close: () => browser.close(),
  };
}

/** Returns a list to which the errors of a page and of its console are added. */
function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(describeError(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}
