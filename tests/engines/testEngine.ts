import { expect, test } from '@playwright/test';
import { startHost } from '../offline/startHost';
import { areProgramsRequired } from '../support/areProgramsRequired';
import { type Engine, type EnginePage, WAIT_MS } from './Engine';

/** Window widths: in the wide window, the bar shows its entries; in the narrow one, the menu contains them. */
const [WIDE, NARROW] = [1280, 390];

/** Defines the tests of a walk through the site in a browser. */
export function testEngine({ name, missing, launch }: Engine): void {
  test.skip(missing !== undefined && !areProgramsRequired(), missing);
  test.describe.configure({ mode: 'serial', timeout: 180_000 });

  let page: EnginePage;

  test.beforeAll(async () => {
    if (missing !== undefined) throw new Error(missing);
    page = await launch();
  });

  test.afterAll(async () => {
    // The page is undefined if the browser could not be started.
    await (page as EnginePage | undefined)?.close();
  });

  const expectNoProblems = async (): Promise<void> => {
    expect(await page.listProblems()).toEqual([]);
  };

  test.afterEach(expectNoProblems);

  const open = async (address: string, width: number): Promise<void> => {
    await expectNoProblems();
    await page.open(address, width);
  };

  const waitForHeading = (text: string): Promise<void> =>
    page.waitFor((words) => document.querySelector('main h1')?.textContent === words, text);

  const waitForText = (text: string): Promise<void> =>
    page.waitFor((part) => document.querySelector('main')?.textContent.includes(part) === true, text);

  const waitForDialog = (isOpen: 'open' | 'closed'): Promise<void> =>
    page.waitFor((state) => (document.querySelector('dialog[open]') !== null) === (state === 'open'), isOpen);

  const goBack = (): Promise<unknown> =>
    page.evaluate(() => {
      history.back();
    });

  test(`in ${name}, a link leads to the next page without a reload, and Back leads to the first one`, async () => {
    await open('/docs/language/types', WIDE);
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-same-document', '');
    });
    await page.click('main a[rel~=next]');
    await waitForHeading('Endpoints');
    await goBack();
    await waitForHeading('Types');
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-same-document'))).toBe(true);
  });

  test(`in ${name}, the search dialog opens by keyboard, and Enter opens its first result`, async () => {
    await open('/docs/language/types', WIDE);
    await page.press('k', 'Control');
    await page.waitFor(() => document.querySelector('dialog[open] input') === document.activeElement);
    await page.type('channel');
    await page.waitFor(() => document.querySelector('dialog[open] [role=row]') !== null);
    await page.press('Enter');
    await waitForDialog('closed');
    await page.waitFor(() => /\/docs\/.*channel/.test(window.location.href));
  });

  test(`in ${name}, tabs show their panels`, async () => {
    await open('/docs/getting-started', WIDE);
    await page.click('main [role=tab][aria-selected=false]');
    await page.waitFor(() => {
      const list = document.querySelector('main [role=tablist]');
      const tab = list?.querySelector('[aria-selected=true]');
      const panel = document.getElementById(tab?.getAttribute('aria-controls') ?? '');

      return tab !== list?.querySelector('[role=tab]') && panel?.checkVisibility() === true;
    });
  });

  test(`in ${name}, the copy button copies code`, async () => {
    await open('/docs/language/types', WIDE);
    await page.click('main button[aria-label="Copy the code"]');
    await page.waitFor(() => document.querySelector('main button[data-state="copied"]') !== null);
  });

  test(`in ${name}, the menu of small windows opens and leads to a page`, async () => {
    await open('/docs/language/types', NARROW);
    await page.click('button[aria-label="Toggle navigation bar"]');
    await page.click('dialog[open] a[href="/docs/language/channels"]');
    await waitForHeading('Channels');
    await waitForDialog('closed');
  });

  test(`in ${name}, Back closes the menu of small windows, and then leads to the previous page`, async () => {
    await open('/docs/language/types', NARROW);
    await page.click('main a[rel~=next]');
    await waitForHeading('Endpoints');
    await page.click('button[aria-label="Toggle navigation bar"]');
    await waitForDialog('open');
    await goBack();
    await waitForDialog('closed');
    await waitForHeading('Endpoints');
    await goBack();
    await waitForHeading('Types');
  });

  test(`in ${name}, a block shows the problems of an edit`, async () => {
    await open('/docs/language/types', WIDE);
    await page.click('main [data-edit]');
    await page.waitFor(
      () => document.activeElement?.shadowRoot?.activeElement?.classList.contains('cm-content') === true,
    );
    await page.type('type ');
    await waitForText('1 problem');
  });

  test(`in ${name}, the workbench generates code from the contract that a reader types, and keeps it for the next visit and for the mode Read`, async () => {
    await open('/play', WIDE);
    await waitForText('public record Book');
    await page.click('main [data-editor]');
    await page.press('a', 'Control');
    await page.type('type Parcel { id: String }');
    await waitForText('public record Parcel');
    await open('/play', WIDE);
    await waitForText('public record Parcel');
    await open('/play?mode=read', WIDE);
    await waitForText('Parcel');
  });

  test(`in ${name}, the site draws the arrows of selects`, async () => {
    await open('/docs/language/types', WIDE);
    const readStyle = (): string => {
      const { appearance, backgroundImage } = getComputedStyle(document.querySelector('select') ?? document.body);
      return `${appearance} ${backgroundImage}`;
    };
    expect(await page.evaluate(readStyle)).toMatch(/^none linear-gradient/);
  });

  test(`in ${name}, a visited page can be read without a connection`, async () => {
    const host = await startHost();
    const address = `${host.url}/docs/language/types`;
    const isKept = (): Promise<unknown> =>
      page.evaluate(async () => {
        const copy = await caches.match(window.location.href, { ignoreVary: true });

        return copy !== undefined && navigator.serviceWorker.controller !== null;
      });
    try {
      await open(address, WIDE);
      await expect.poll(isKept, { timeout: WAIT_MS }).toBe(true);
    } finally {
      await host.stop();
    }
    await page.open(address, WIDE);
    await waitForHeading('Types');
    // Opening another page deletes the messages about files that could not be fetched.
    await page.open('/', WIDE);
  });

  test(`in ${name}, the workbench converts and compares`, async () => {
    await open('/play?mode=convert', WIDE);
    await page.click('main [data-editor]');
    await page.type('{');
    await waitForText('Not converted');
    await open('/play?mode=compare', WIDE);
    await waitForText('Show an example');
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
      buttons.find(({ textContent }) => textContent === 'Show an example')?.click();
    });
    await waitForText('Breaks existing clients or servers');
  });
}
