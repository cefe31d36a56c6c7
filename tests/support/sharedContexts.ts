import type { Browser, BrowserContext, CDPSession, Page, PlaywrightTestOptions } from '@playwright/test';

/** What a file that every site has shows nothing of: the page that is open while tests come and go. */
const ANCHOR = '/robots.txt';

/** More than this many kinds of contexts are not kept at the same time. */
const MAX_KEPT = 3;

interface Kept {
  context: BrowserContext;
  /** Keeps the process that draws the site: to start one, and to read and compile all scripts again, takes longer than most tests. */
  anchor: Page;
  session: CDPSession;
  /** What its options allow. */
  permissions: readonly string[];
}

/**
 * The contexts of one browser, each for tests with the same options, one after the other. A test gets it without pages and without anything that a site can store; what a browser
 * keeps to be quick (files, compiled scripts, the process) stays, as with a reader who goes from page to page.
 */
export class SharedContexts {
  readonly #browser: Browser;

  /** By options, the one used last at the end. */
  readonly #kept = new Map<string, Kept>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * @param options what makes contexts differ; Playwright itself gives a new context the options of the test that runs
   */
  async open(options: Partial<PlaywrightTestOptions>): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const kept = known === undefined || known.anchor.isClosed() ? await this.#create(options) : known;
    this.#kept.set(key, kept);
    for (const [oldest, { context }] of this.#kept) {
      if (this.#kept.size <= MAX_KEPT) break;
      this.#kept.delete(oldest);
      await context.close();
    }

    return kept.context;
  }

  /**
   * Takes from a context what a test has left there.
   *
   * @param origins whose storage is emptied
   */
  async empty(context: BrowserContext, origins: Iterable<string>): Promise<void> {
    const kept = [...this.#kept.values()].find((candidate) => candidate.context === context);
    if (kept === undefined) throw new Error('This context was not opened here, or it was closed in favor of others.');
    const { anchor, session, permissions } = kept;
    await Promise.all(
      context
        .pages()
        .filter((page) => page !== anchor)
        .map((page) => page.close()),
    );
    // Not all: Playwright listens to its own contexts as well.
    for (const event of ['console', 'request', 'requestfailed', 'weberror'] as const) context.removeAllListeners(event);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    await Promise.all([
      context.grantPermissions([...permissions]),
      context.setOffline(false),
      context.clearCookies(),
      ...[...origins].map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
    ]);
  }

  async #create({ permissions = [] }: Partial<PlaywrightTestOptions>): Promise<Kept> {
    const context = await this.#browser.newContext();
    const anchor = await context.newPage();
    await anchor.goto(ANCHOR);

    return { context, anchor, session: await context.newCDPSession(anchor), permissions };
  }
}
