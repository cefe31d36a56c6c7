import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { REPORT_PREFIX } from '../../tools/test/outcome';
import { openPage, waitForClient } from '../support/openPage';
import { readRoutes } from '../support/readRoutes';
import { saveData } from '../support/saveData';
import { SITE_FOLDER } from '../support/sites';
import { expect, test } from '../support/test';

/** Bytes in 1 KB. Scripts and styles are measured as a server sends them: with Brotli at its highest quality. */
const KB = 1024;

/** Bytes that a page may load until it is quiet, without any input. */
const BUDGETS = { script: 20 * KB, stylesheet: 14 * KB, font: 60 * KB } as const;

/** Bytes that the search may load when the reader opens it, without its index. */
const SEARCH_BUDGET = 110 * KB;

/** Bytes that the home page may load: document, scripts, styles, fonts and pictures. */
const HOME_BUDGET = 190 * KB;

type Kind = keyof typeof BUDGETS;

const KINDS = Object.keys(BUDGETS) as Kind[];

/** Bytes that the workbench may load before the compiler: React, the editor and the highlighter. */
const WORKBENCH_BUDGET = 300 * KB;

/** Number of pages that are measured at the same time. */
const TABS = 4;

/** Applications that have their own budgets. */
const SEARCH_PAGE = '/search';
const PLAYGROUND = '/play';

const sizes = new Map<string, number>();

/** Returns the file of a path. The file of a page is the index of its folder. */
function findFile(pathname: string): string {
  const file = path.join(SITE_FOLDER, decodeURIComponent(pathname));

  return path.extname(file) === '' ? path.join(file, 'index.html') : file;
}

/** @returns transfer size of a file in the built site, in bytes; fonts are already compressed */
function measureFile(pathname: string): number {
  const known = sizes.get(pathname);
  if (known !== undefined) {
    return known;
  }
  const content = readFileSync(findFile(pathname));
  const size = /\.(?:woff2|png|ico)$/.test(pathname)
    ? content.length
    : brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }).length;
  sizes.set(pathname, size);

  return size;
}

/** Returns whether a request is a prefetch, which the browser sends at idle time. */
async function isPrefetch(request: Request): Promise<boolean> {
  const headers = await request.allHeaders();

  return /prefetch/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`);
}

/** Lists the requests of a page during an action, by path with their kind, without prefetched pages. */
async function listFiles(page: Page, action: () => Promise<unknown>): Promise<Map<string, string>> {
  const requests: Request[] = [];
  const note = (request: Request): void => {
    requests.push(request);
  };
  page.on('request', note);
  await action();
  page.off('request', note);

  const files = new Map<string, string>();
  for (const request of requests) {
    const { protocol, pathname } = new URL(request.url());
    if (protocol !== 'data:' && !(await isPrefetch(request))) files.set(pathname, request.resourceType());
  }

  return files;
}

/** Opens a page and waits until it sends no more requests. */
async function openUntilQuiet(page: Page, route: string): Promise<void> {
  await page.goto(route, { waitUntil: 'networkidle' });
  await waitForClient(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Opens the search and types a query. */
async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('enum');
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
}

function sum(files: ReadonlyMap<string, string>, kind?: string): number {
  return [...files]
    .filter(([, candidate]) => kind === undefined || candidate === kind)
    .reduce((bytes, [pathname]) => bytes + measureFile(pathname), 0);
}

/** Prints a measurement, which shows how much of the budget is left. */
function report(line: string): void {
  process.stdout.write(`${REPORT_PREFIX}${line}\n`);
}

function formatKb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}

// A page prefetches most on a phone, because no pointer shows which link comes next.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('no page loads more than 20 KB of scripts, 14 KB of styles and 60 KB of fonts until it is quiet', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const routes = readRoutes().filter((route) => ![SEARCH_PAGE, PLAYGROUND].includes(route));
    const queue = routes.values();
    const loads: { route: string; kind: Kind; bytes: number }[] = [];
    const visit = async (tab: Page): Promise<void> => {
      for (const route of queue) {
        const files = await listFiles(tab, () => openUntilQuiet(tab, route));
        for (const kind of KINDS) {
          const bytes = sum(files, kind);
          // Fails if the test has not measured the page.
          expect(bytes, `${route} loads a ${kind}`).toBeGreaterThan(0);
          loads.push({ route, kind, bytes });
        }
      }
    };
    // Several tabs save time, because each page must be quiet for half a second.
    const tabs = await Promise.all(Array.from({ length: TABS - 1 }, () => page.context().newPage()));
    await Promise.all([page, ...tabs].map(visit));
    expect(loads).toHaveLength(routes.length * KINDS.length);
    for (const kind of KINDS) {
      const [largest] = loads.filter((load) => load.kind === kind).sort((a, b) => b.bytes - a.bytes);
      report(`largest ${kind} load: ${formatKb(largest!.bytes)} of ${formatKb(BUDGETS[kind])} (${largest!.route})`);
    }
    const problems = loads
      .filter(({ kind, bytes }) => bytes > BUDGETS[kind])
      .map(({ route, kind, bytes }) => `${route}: ${kind} ${formatKb(bytes)}, at most ${formatKb(BUDGETS[kind])}`);
    expect(problems).toEqual([]);
  });

  test('the home page is at most 190 KB in all', async ({ page }) => {
    const files = await listFiles(page, () => openUntilQuiet(page, '/'));
    const bytes = sum(files);
    report(`home page in all: ${formatKb(bytes)} of ${formatKb(HOME_BUDGET)}`);
    expect(bytes).toBeLessThanOrEqual(HOME_BUDGET);
  });
});

test('pages load only the client; the search loads React, in at most 110 KB of scripts', async ({ page }) => {
  await saveData(page);
  const first = await listFiles(page, () => openUntilQuiet(page, '/docs/emitters/java'));
  const scripts = [...first].filter(([, kind]) => kind === 'script').map(([pathname]) => pathname);
  expect(scripts.filter((pathname) => !/^\/assets\/js\/(?:runtime~)?site\.[\da-f]+\.js$/.test(pathname))).toEqual([]);
  const later = await listFiles(page, () => openSearch(page));
  report(`search: ${formatKb(sum(later, 'script'))} of ${formatKb(SEARCH_BUDGET)} of scripts`);
  expect([...later.keys()].filter((pathname) => /\/react\./.test(pathname))).toHaveLength(1);
  expect(sum(later, 'script')).toBeLessThanOrEqual(SEARCH_BUDGET);
});

test('with data saver, the workbench loads at most 300 KB of scripts, and the compiler only on request', async ({
  page,
}) => {
  await saveData(page);
  const files = await listFiles(page, () => openUntilQuiet(page, PLAYGROUND));
  report(`workbench: ${formatKb(sum(files, 'script'))} of ${formatKb(WORKBENCH_BUDGET)} of scripts`);
  expect([...files.keys()].filter((pathname) => pathname.includes('compiler'))).toEqual([]);
  expect(sum(files, 'script')).toBeLessThanOrEqual(WORKBENCH_BUDGET);
  const later = await listFiles(page, async () => {
    await page.getByRole('button', { name: 'Load the compiler' }).click();
    await expect(page.getByText('Compiles', { exact: true })).toBeVisible();
  });
  expect([...later.keys()].filter((pathname) => pathname.includes('compiler-package'))).toHaveLength(1);
});

/** Strings that occur only in the code of the named tool. */
const BUILD_TOOLS: Readonly<Record<string, RegExp>> = {
  'the compiler': /initMetadataFor(?:Class|Object)|kotlin-stdlib|NoSuchElementException/,
  Shiki: /oniguruma|createHighlighterCore|codeToTokens/i,
  Prism: /prism-react-renderer|Prism\.languages|languages\.extend\(/,
};

test('no script of a page contains the compiler or a highlighter', async ({ page }) => {
  const files = new Set<string>();
  const load = async (action: () => Promise<unknown>): Promise<void> => {
    for (const [pathname, kind] of await listFiles(page, action)) if (kind === 'script') files.add(pathname);
  };
  for (const route of ['/', '/docs/language/types', '/docs/plugins/cli', '/blog/type-constraints']) {
    await load(() => openPage(page, route));
  }
  await load(() => openSearch(page));
  const problems = [...files].flatMap((pathname) => {
    const script = readFileSync(path.join(SITE_FOLDER, pathname), 'utf8');

    return Object.entries(BUILD_TOOLS)
      .filter(([, words]) => words.test(script))
      .map(([tool, words]) => `${pathname} has ${tool}: "${words.exec(script)?.[0] ?? ''}"`);
  });
  expect(files.size).toBeGreaterThan(4);
  expect(problems).toEqual([]);
});
