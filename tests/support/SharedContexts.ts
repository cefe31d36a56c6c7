import type { Browser, BrowserContext, CDPSession, Page, PlaywrightTestOptions } from '@playwright/test';
import { watchFocus } from './watchFocus';

/** Address of the page that stays open during all tests: a file that every site has and that runs no script. */
const ANCHOR = './robots.txt';

/** Maximum number of contexts that stay open. The one that was not used for the longest time is closed first. */
const MAX_KEPT = 3;

/** A context that stays open after a test. */
interface KeptContext {
  context: BrowserContext;
  /**
   * Page that keeps the renderer process alive, because starting one and compiling all scripts again takes longer than
   * most tests.
   */
  anchor: Page;
  session: CDPSession;
  /** The permissions that the options of the context grant. */
  permissions: readonly string[];
}

/**
 * The contexts of one browser. Tests with the same options use the same context, one after the other. Each test gets it
 * without pages and without data that a site has stored. The renderer process stays, with its cached files and compiled
 * scripts, as for a reader who goes from page to page.
 *
 * A test that changes its context irreversibly (a clock, scripts and functions for all its pages, headers) needs a
 * context of its own (`ownContext`).
 */
export class SharedContexts {
  readonly #browser: Browser;

  /** Contexts by their options; the most recently used one is the last. */
  readonly #kept = new Map<string, KeptContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * Returns the context for the given options; creates it unless it is open.
   *
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
        'This test left a fake clock in its shared context, so later tests would use it: set ownContext to true.',
      );
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    await Promise.all([
      // The browser denies all permissions that are not in the list. An empty list would also deny those that it
      // grants by default.
      ...(permissions.length > 0 ? [context.grantPermissions([...permissions])] : []),
      context.setOffline(false),
      context.clearCookies(),
      ...[...origins].map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
    ]);
  }

  /**
   * Closes a context permanently. The anchor page is closed first, so that Playwright takes the screenshot of a failed
   * test from the test's own page.
   */
  async discard(context: BrowserContext): Promise<void> {
    const { anchor } = this.#find(context);
    for (const [key, kept] of this.#kept) if (kept.context === context) this.#kept.delete(key);
    await anchor.close();
    await context.close();
  }

  #find(context: BrowserContext): KeptContext {
    const kept = [...this.#kept.values()].find((candidate) => candidate.context === context);
    if (kept === undefined)
      throw new Error('This context was not opened here, or it was closed to make room for others.');

    return kept;
  }

  async #create({ permissions = [] }: Partial<PlaywrightTestOptions>): Promise<KeptContext> {
    const context = await this.#browser.newContext();
    await watchFocus(context);
    const anchor = await context.newPage();
    await anchor.goto(ANCHOR);

    return { context, anchor, session: await context.newCDPSession(anchor), permissions };
  }
}
