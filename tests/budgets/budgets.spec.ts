import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { REPORT_PREFIX } from '../../tools/test/reportLine.mjs';
import { openPage, waitForHydration } from '../support/openPage';
import { readRoutes } from '../support/readRoutes';
import { saveData } from '../support/saveData';
import { SITE_FOLDER } from '../support/sites';
import { expect, test } from '../support/test';

/** 1 KB is 1024 bytes here, and a script or style counts as a server would send it: brotli at its highest quality. */
const KB = 1024;

/** What a first visit may load before the page can be used, whatever the page. */
const BUDGETS = { script: 125 * KB, stylesheet: 14 * KB, font: 60 * KB } as const;

type Kind = keyof typeof BUDGETS;

const KINDS = Object.keys(BUDGETS) as Kind[];

const sizes = new Map<string, number>();

/** @returns bytes of a file of the built site as they travel; fonts are compressed already */
function measureFile(pathname: string): number {
  const known = sizes.get(pathname);
  if (known !== undefined) {
    return known;
  }
  const content = readFileSync(path.join(SITE_FOLDER, decodeURIComponent(pathname)));
  const size = pathname.endsWith('.woff2')
    ? content.length
    : brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }).length;
  sizes.set(pathname, size);

  return size;
}

/** Whether the browser asks for something the reader may need later, at idle time. */
async function isPrefetch(request: Request): Promise<boolean> {
  const headers = await request.allHeaders();

  return /prefetch/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`);
}

/** Keeps what a page puts off until it has nothing else to do (the scripts of the article, the search) from ever being asked for. */
async function keepBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Paths of the scripts, styles and fonts a page asks for until it can be read and navigated. */
async function listFirstLoad(page: Page, route: string): Promise<Map<string, Kind>> {
  return listFiles(page, async () => {
    await page.goto(route);
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready);
  });
}

async function listFiles(page: Page, open: () => Promise<unknown>): Promise<Map<string, Kind>> {
  const requests: Request[] = [];
  const note = (request: Request): void => {
    requests.push(request);
  };
  page.on('request', note);
  await open();
  page.off('request', note);

  const files = new Map<string, Kind>();
  for (const request of requests) {
    const kind = KINDS.find((candidate) => candidate === request.resourceType());
    if (kind !== undefined && !(await isPrefetch(request))) {
      files.set(new URL(request.url()).pathname, kind);
    }
  }

  return files;
}

/** Figures go to the output of the run, for those who want to know how much room is left. */
function report(line: string): void {
  process.stdout.write(`${REPORT_PREFIX}${line}\n`);
}

function formatKb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}

test('no page loads more than 125 KB of scripts, 14 KB of styles and 60 KB of fonts at first', async ({ page }) => {
  test.setTimeout(180_000);
  await keepBusy(page);
  await saveData(page);
  const loads: { route: string; kind: Kind; bytes: number }[] = [];
  for (const route of readRoutes()) {
    const files = await listFirstLoad(page, route);
    for (const kind of KINDS) {
      const own = [...files].filter(([, candidate]) => candidate === kind).map(([pathname]) => pathname);
      // A page that seems to load nothing was not measured.
      expect(own.length, `${route} loads a ${kind}`).toBeGreaterThan(0);
      loads.push({ route, kind, bytes: own.reduce((sum, pathname) => sum + measureFile(pathname), 0) });
    }
  }
  for (const kind of KINDS) {
    const [largest] = loads.filter((load) => load.kind === kind).sort((a, b) => b.bytes - a.bytes);
    report(`largest ${kind} load: ${formatKb(largest!.bytes)} of ${formatKb(BUDGETS[kind])} (${largest!.route})`);
  }
  const problems = loads
    .filter(({ kind, bytes }) => bytes > BUDGETS[kind])
    .map(({ route, kind, bytes }) => `${route}: ${kind} ${formatKb(bytes)}, at most ${formatKb(BUDGETS[kind])}`);
  expect(problems).toEqual([]);
});

test('the scripts of an article, which follow when the page is idle, are at most 24 KB', async ({ page }) => {
  test.setTimeout(120_000);
  const routes = ['/docs/emitters/python', '/docs/emitters/java', '/docs/language/errors', '/blog/bunq-sdk'];
  const whole = await Promise.all(
    routes.map(async (route) => {
      const own = await page.context().newPage();
      const files = await listFiles(own, () => openPage(own, route));
      await own.close();
      return files;
    }),
  );
  await keepBusy(page);
  for (const [index, route] of routes.entries()) {
    const first = await listFirstLoad(page, route);
    const later = [...whole[index]!].filter(([pathname, kind]) => kind === 'script' && !first.has(pathname));
    const bytes = later.reduce((sum, [pathname]) => sum + measureFile(pathname), 0);
    report(`${route}: ${formatKb(bytes)} of scripts when idle`);
    expect(bytes, route).toBeGreaterThan(0);
    expect(bytes, route).toBeLessThanOrEqual(24 * KB);
  }
});

test('the data every page carries about all pages is at most 12 KB', () => {
  const folder = path.join(SITE_FOLDER, 'assets', 'js');
  const [main = ''] = readdirSync(folder).filter((file) => /^main\.[\da-f]+\.js$/.test(file));
  const script = readFileSync(path.join(folder, main), 'utf8');
  const [, data] = /JSON\.parse\('(\{"docusaurus-plugin-content-docs":(?:[^'\\]|\\.)*)'\)/.exec(script) ?? [];
  expect(data, `the global data of the plugins is found in ${main}`).toBeDefined();
  report(`global data: ${formatKb(data!.length)} of ${formatKb(12 * KB)}, before compression`);
  expect(data!.length).toBeLessThanOrEqual(12 * KB);
});

/** Words that only the named tool has in its code. */
const BUILD_TOOLS: Readonly<Record<string, RegExp>> = {
  'the compiler': /initMetadataFor(?:Class|Object)|kotlin-stdlib|NoSuchElementException/,
  Shiki: /oniguruma|\btextmate\b|createHighlighterCore|codeToTokens/i,
  Prism: /prism-react-renderer|Prism\.languages|languages\.extend\(/,
};

test('R-41 no script of a page holds the compiler or a highlighter', async ({ page }) => {
  const files = new Set<string>();
  for (const route of ['/', '/docs/language/types', '/docs/plugins/cli', '/blog/type-constraints']) {
    // With the scripts of the article.
    for (const [pathname, kind] of await listFiles(page, () => openPage(page, route))) {
      if (kind === 'script') files.add(pathname);
    }
  }
  const problems = [...files].flatMap((pathname) => {
    const script = readFileSync(path.join(SITE_FOLDER, pathname), 'utf8');

    return Object.entries(BUILD_TOOLS)
      .filter(([, words]) => words.test(script))
      .map(([tool, words]) => `${pathname} has ${tool}: "${words.exec(script)?.[0] ?? ''}"`);
  });
  expect(files.size).toBeGreaterThan(4);
  expect(problems).toEqual([]);
});
