import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { describeError } from '../../lib/errors/describeError';
import { areProgramsRequired } from '../support/areProgramsRequired';
import { SITE_URL } from '../support/sites';

// Playwright drives only its own build of Firefox. Puppeteer drives the system's Firefox with WebDriver BiDi.

const PROGRAM =
  process.env.FIREFOX_PATH ??
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'firefox-esr'))
    .find((file) => existsSync(file));

const MISSING = 'Firefox is not installed (Debian: apt-get install firefox-esr)';

/** Time limit for a condition, long enough for a busy machine. */
const WAIT_MS = 60_000;

test.skip(PROGRAM === undefined && !areProgramsRequired(), MISSING);
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let browser: Browser;
let page: Page;
let problems: string[] = [];

test.beforeAll(async () => {
  if (PROGRAM === undefined) throw new Error(MISSING);
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: PROGRAM, headless: true, timeout: WAIT_MS });
});

test.afterAll(async () => {
  // The browser is undefined if it could not be started.
  await (browser as Browser | undefined)?.close();
});

test.beforeEach(async () => {
  problems = [];
  page = await browser.newPage();
  page.setDefaultTimeout(WAIT_MS);
  page.on('pageerror', (error) => problems.push(describeError(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
});

test.afterEach(async () => {
  await page.close();
  expect(problems).toEqual([]);
});

async function open(address: string, width = 1280): Promise<void> {
  await page.setViewport({ width, height: 800 });
  await page.goto(SITE_URL + address);
}

async function waitForHeading(text: string): Promise<void> {
  await page.waitForFunction((words) => document.querySelector('main h1')?.textContent === words, {}, text);
}

test('in Firefox, a link leads to the next page without a reload, and Back leads to the first one', async () => {
  await open('/docs/language/types');
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-same-document', '');
  });
  await page.locator('main a[rel~=next]').click();
  await waitForHeading('Endpoints');
  await page.goBack();
  await waitForHeading('Types');
  expect(await page.$('[data-same-document]')).not.toBeNull();
});

test('in Firefox, the search dialog opens by keyboard, finds and leads to a result', async () => {
  await open('/docs/language/types');
  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await page.locator('dialog[open] input').fill('channel');
  await page.locator('dialog[open] [role=row]').wait();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
  await page.waitForFunction(() => /\/docs\/.*channel/.test(window.location.href));
});

test('in Firefox, tabs show their panels', async () => {
  await open('/docs/getting-started');
  await page.locator('main [role=tab][aria-selected=false]').click();
  const isShown = await page.$eval('main [role=tablist]', (list) => {
    const tab = list.querySelector('[aria-selected=true]');
    const panel = document.getElementById(tab?.getAttribute('aria-controls') ?? '');

    return tab !== list.querySelector('[role=tab]') && panel?.checkVisibility() === true;
  });
  expect(isShown).toBe(true);
});

test('in Firefox, code is copied', async () => {
  await open('/docs/language/types');
  await page.locator('main button[aria-label="Copy the code"]').click();
  await page.waitForFunction(() => document.querySelector('main button[data-state="copied"]') !== null);
});

test('in Firefox, the menu of small windows opens and leads to a page', async () => {
  await open('/docs/language/types', 390);
  await page.locator('button[aria-label="Toggle navigation bar"]').click();
  await page.locator('dialog[open] a[href="/docs/language/channels"]').click();
  await waitForHeading('Channels');
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
});

test('in Firefox, the workbench generates code', async () => {
  await open('/play');
  await page.waitForFunction(() => document.querySelector('main pre code')?.textContent.includes('public record Book'));
});

test('in Firefox, Back closes the menu of small windows, and then leads to the page before', async () => {
  await open('/docs/language/types', 390);
  await page.locator('main a[rel~=next]').click();
  await waitForHeading('Endpoints');
  await page.locator('button[aria-label="Toggle navigation bar"]').click();
  await page.locator('dialog[open]').wait();
  const goBack = () =>
    page.evaluate(() => {
      history.back();
    });
  await goBack();
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
  await waitForHeading('Endpoints');
  await goBack();
  await waitForHeading('Types');
});
