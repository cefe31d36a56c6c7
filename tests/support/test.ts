import { test as base, type BrowserContext, type ConsoleMessage, type Request, type WebError } from '@playwright/test';
import { SharedContexts } from './SharedContexts';
import { BELOW_URL, FIXTURE_URL, SITE_URL } from './sites';
import { watchFocus } from './watchFocus';

export { expect } from '@playwright/test';

/** A problem that a test causes on purpose. It must occur: an entry that matches nothing fails the test. */
export interface AllowedProblem {
  /** Matches the problem as it is reported, for example `/^console error: .*status of 404/`. */
  match: RegExp;
  /** Reason why the problem is expected in this test. */
  reason: string;
}

interface Options {
  /**
   * Whether a test has a context to itself, because what it leaves there cannot be removed (a clock, a service worker)
   * or because it measures a fresh process.
   */
  ownContext: boolean;
  /** Expected problems; set them with `allowProblems`. */
  allowedProblems: AllowedProblem[];
}

interface WorkerFixtures {
  /** The contexts of the worker's browser. */
  contexts: SharedContexts;
}

interface Watch {
  /** The problems seen so far, as sentences. A test with a problem that it does not allow fails at its end. */
  problems: string[];
}

/**
 * The warning with which Playwright replaces `navigator.serviceWorker.register`, see `serviceWorkers` in
 * `playwright.config.ts`.
 */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

const OWN_ORIGINS = new Set([SITE_URL, FIXTURE_URL, BELOW_URL].map((url) => new URL(url).origin));

/** Allows pages to send requests to a server that a test has started, as to the site itself. */
export function trustOrigin(url: string): void {
  OWN_ORIGINS.add(new URL(url).origin);
}

/** Allows problems in all tests of the group or file in which it is called. */
export function allowProblems(...allowed: AllowedProblem[]): void {
  // A pair, because Playwright reads a list of two items as a value and its settings.
  test.use({ allowedProblems: [allowed, { scope: 'test' }] });
}

/**
 * Playwright's `test`, which also watches the pages of a test. The test fails when one of them logs a warning or an
 * error, throws, fails to load a file, loses the focus, or sends a request to another host. Such requests never leave
 * the machine, see `playwright.config.ts`.
 */
export const test = base.extend<Options & Watch, WorkerFixtures>({
  ownContext: [false, { option: true }],
  allowedProblems: [[], { option: true }],
  contexts: [async ({ browser }, use) => use(new SharedContexts(browser)), { scope: 'worker' }],
  context: async (
    {
      browser,
      contexts,
      ownContext,
      // All options with which Playwright creates a context, except geolocation, offline and storageState: tests that
      // need them ask for a context of their own. Playwright reads the names from this pattern, in which it allows no
      // rest element, so the list occurs twice.
      acceptDownloads,
      baseURL,
      bypassCSP,
      clientCertificates,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      proxy,
      reducedMotion,
      screen,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    testInfo,
  ) => {
    if (ownContext) {
      const context = await browser.newContext();
      await watchFocus(context);
      await use(context);
      await context.close();

      return;
    }
    const context = await contexts.open({
      acceptDownloads,
      baseURL,
      bypassCSP,
      clientCertificates,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      proxy,
      reducedMotion,
      screen,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    });
    await use(context);
    if (testInfo.status === testInfo.expectedStatus) await contexts.empty(context, OWN_ORIGINS);
    else await contexts.discard(context);
  },
  problems: [
    async ({ context, allowedProblems }, use, testInfo) => {
      const problems: string[] = [];
      const unwatch = watch(context, problems);
      await use(problems);
      unwatch();
      if (testInfo.status !== testInfo.expectedStatus && testInfo.status !== 'passed') {
        return; // The test has already failed with its own message.
      }
      assertQuiet(problems, allowedProblems);
    },
    { auto: true },
  ],
});

/** @returns a function that stops watching, because the next test may use the same context */
function watch(context: BrowserContext, problems: string[]): () => void {
  const noteMessage = (message: ConsoleMessage): void => {
    if (['warning', 'error'].includes(message.type()) && message.text() !== BLOCKED_WORKER) {
      problems.push(describeConsoleMessage(message));
    }
  };
  const noteError = (webError: WebError): void => {
    problems.push(`page error: ${webError.error().message}`);
  };
  const noteFailure = (request: Request): void => {
    // When the browser leaves a page, it cancels pending requests, for example for prefetched pages. This is not a
    // problem.
    if (isOwn(request.url()) && request.failure()?.errorText !== 'net::ERR_ABORTED') {
      problems.push(
        `failed request: ${describeRequest(request)} (${request.failure()?.errorText ?? 'no reason given'})`,
      );
    }
  };
  const noteRequest = (request: Request): void => {
    if (!isOwn(request.url())) {
      problems.push(`request to another host: ${describeRequest(request)}`);
    }
  };
  context
    .on('console', noteMessage)
    .on('weberror', noteError)
    .on('requestfailed', noteFailure)
    .on('request', noteRequest);

  return () => {
    context
      .off('console', noteMessage)
      .off('weberror', noteError)
      .off('requestfailed', noteFailure)
      .off('request', noteRequest);
  };
}

function isOwn(url: string): boolean {
  const { protocol, origin } = new URL(url);

  return OWN_ORIGINS.has(origin) || !/^(https?|wss?):$/.test(protocol);
}

function describeConsoleMessage(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();

  return `console ${message.type()}: ${message.text()} (${url}:${lineNumber})`;
}

function describeRequest(request: Request): string {
  return `${request.method()} ${request.url()}`;
}

function assertQuiet(problems: readonly string[], allowed: readonly AllowedProblem[]): void {
  const unexpected = problems.filter((problem) => !allowed.some(({ match }) => match.test(problem)));
  const unused = allowed.filter(({ match }) => !problems.some((problem) => match.test(problem)));
  const complaints = [
    ...unexpected,
    ...unused.map(({ match, reason }) => `allowed, but did not occur: ${String(match)} (${reason})`),
  ];
  if (complaints.length > 0) {
    throw new Error(`The page was not quiet:\n${complaints.map((complaint) => `  ${complaint}`).join('\n')}`);
  }
}
