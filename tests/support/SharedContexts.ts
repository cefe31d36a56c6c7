import type { Browser, BrowserContext, CDPSession, Page, PlaywrightTestOptions } from '@playwright/test';
import { watchFocus } from './watchFocus';

/** The page that stays open during all tests: a file that every site has and that runs no script. */
const ANCHOR = './robots.txt';

/** Limit on the number of contexts. */
const MAX_KEPT = 3;

interface Kept {
  context: BrowserContext;
  /**
   * Keeps the renderer process alive: to start one, and to read and compile all scripts again, takes longer than most
   * tests.
   */
  anchor: Page;
  session: CDPSession;
  /** The permissions that its options grant. */
  permissions: readonly string[];
}

/**
 * The contexts of one browser. Tests with the same options use the same context, one after the other. Each test gets it
 * without pages and without data that a site has stored. The caches of the browser (files, compiled scripts, the
 * process) stay, as for a reader who goes from page to page.
 *
 * A test that changes its context irreversibly (a clock, scripts and functions for all its pages, headers) needs its
 * own.
 */
export class SharedContexts {
  readonly #browser: Browser;

  /** Contexts by their options; the most recently used one is the last. */
  readonly #kept = new Map<string, Kept>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * @param options - options that distinguish contexts; Playwright itself passes the options of the current test to a
   *   new context
   */
  async open(options: Partial<PlaywrightTestOptions>): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const kept = this.#kept.get(key) ?? (await this.#create(options));
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    for (const [oldest, { context }] of this.#kept) {
      if (this.#kept.size <= MAX_KEPT) break;
      this.#kept.delete(oldest);
      await context.close();
    }

    return kept.context;
  }

  /**
   * Removes what a test has left in a context.
   *
   * @param origins - origins whose storage is cleared
   * @throws Error if the test left a fake clock, which cannot be removed
   */
  async empty(context: BrowserContext, origins: Iterable<string>): Promise<void> {
    const { anchor, session, permissions } = this.#find(context);
    await Promise.all(
      context
        .pages()
        .filter((page) => page !== anchor)
        .map((page) => page.close()),
    );
    if (await anchor.evaluate(() => '__pwClock' in globalThis)) {
      await this.discard(context);
      throw new Error(
        'The next tests would have the clock of this one: give it a context of its own (ownContext: true).',
      );
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    await Promise.all([
      // An empty list would deny the permissions that a new context asks for.
      ...(permissions.length > 0 ? [context.grantPermissions([...permissions])] : []),
      context.setOffline(false),
      context.clearCookies(),
      ...[...origins].map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
    ]);
  }

  /**
   * Closes a context for good. The anchor page is closed first, so that Playwright takes the screenshot of a failed test
   * from the test's own page.
   */
  async discard(context: BrowserContext): Promise<void> {
    const { anchor } = this.#find(context);
    for (const [key, kept] of this.#kept) if (kept.context === context) this.#kept.delete(key);
    await anchor.close();
    await context.close();
  }

  #find(context: BrowserContext): Kept {
    const kept = [...this.#kept.values()].find((candidate) => candidate.context === context);
    if (kept === undefined) throw new Error('This context was not opened here, or it was closed in favor of others.');

    return kept;
  }

  async #create({ permissions = [] }: Partial<PlaywrightTestOptions>): Promise<Kept> {
    const context = await this.#browser.newContext();
    await watchFocus(context);
    const anchor = await context.newPage();
    await anchor.goto(ANCHOR);

    return { context, anchor, session: await context.newCDPSession(anchor), permissions };
  }
}
