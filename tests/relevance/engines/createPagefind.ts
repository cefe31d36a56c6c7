import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../../tools/support/chromiumFlags.mjs';
import { toAddress } from '../ownSearch';
import { type Engine, measureBytes } from './Engine';
import type { ContentPage } from './readSections';

/** The part of Pagefind that is used here. Its own types exist only after its installation. */
interface Pagefind {
  createIndex: () => Promise<{
    index: {
      addHTMLFile: (file: { url: string; content: string }) => Promise<{ errors: string[] }>;
      getFiles: () => Promise<{ files: { path: string; content: Uint8Array }[] }>;
    };
  }>;
  close: () => Promise<null>;
}

/** Path of the main module: the package may not be installed, and `require.resolve` does not find the module. */
const MAIN_FILE = path.join(__dirname, 'node_modules/pagefind/lib/index.js');

const ORIGIN = 'http://site.invalid';

/**
 * HTML of a page that queries Pagefind. It sorts the sections of each result by their number of matches, by which the
 * user interface of Pagefind also selects them.
 */
const QUERY_PAGE = `<!doctype html><script type="module">
  window.ask = async (query) => {
    const pagefind = await import('/pagefind/pagefind.js');
    const { results } = await pagefind.search(query);
    const addresses = [];
    for (const result of results.slice(0, 5)) {
      const { url, sub_results: sections } = await result.data();
      const sorted = sections.sort((one, other) => other.locations.length - one.locations.length);
      addresses.push(...sorted.map((section) => section.url), url);
    }
    return addresses;
  };
</script>`;

/** Interval of the queries for which the page is opened again, so that all files of one query are measured. */
const MEASURED_INTERVAL = 20;

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

/** Starts Pagefind with its default options. It indexes the elements with `data-pagefind-body` on each page. */
export async function createPagefind(pages: readonly ContentPage[], browser: Browser): Promise<Engine> {
  const files = await indexPages(pages);
  const page = await browser.newPage();
  const sizes = new Map<string, number>();
  let loaded: string[] = [];
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: QUERY_PAGE });
    const body = files.get(pathname);
    if (body === undefined) return route.fulfill({ status: 404 });
    loaded.push(pathname);
    const contentType = TYPES[path.extname(pathname)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: Buffer.from(body) });
  });

  const measure = (name: string): number => {
    const size = sizes.get(name) ?? measureBytes(files.get(name) ?? '');
    sizes.set(name, size);
    return size;
  };
  const downloads: number[] = [];
  let asked = 0;
  return {
    name: 'Pagefind',
    async search(query) {
      const isMeasured = asked++ % MEASURED_INTERVAL === 0;
      if (isMeasured) await page.goto(ORIGIN);
      loaded = [];
      const urls = await page.evaluate<string[]>(`ask(${JSON.stringify(query)})`);
      if (isMeasured) downloads.push(listNeeded(loaded).reduce((sum, name) => sum + measure(name), 0));
      return [...new Set(urls.map(toAddress))];
    },
    measureDownload: () => downloads.sort((one, other) => one - other)[Math.floor(downloads.length / 2)] ?? 0,
  };
}

/** @returns the files that the first result needs: all except the fragments (the texts) of other results */
function listNeeded(loaded: readonly string[]): string[] {
  const isFragment = (name: string): boolean => name.includes('/fragment/');
  const first = loaded.find(isFragment);
  return loaded.filter((name) => name === first || !isFragment(name));
}

/** @returns the files of the index, by their paths in the site */
async function indexPages(pages: readonly ContentPage[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const pagefind = (await import(pathToFileURL(MAIN_FILE).href)) as Pagefind;
  const { index } = await pagefind.createIndex();
  for (const { page, content } of pages) {
    const markup = page.readMarkup(content);
    const marked = page.html.replace(markup, () => markup.replace(/^<\w+/, '$& data-pagefind-body'));
    const { errors } = await index.addHTMLFile({ url: page.path, content: marked });
    if (errors.length > 0) throw new Error(errors.join('\n'));
  }
  const { files } = await index.getFiles();
  await pagefind.close();
  return new Map(files.map((file) => [`/pagefind/${file.path}`, file.content]));
}

export async function withBrowser(executablePath: string, run: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    await run(browser);
  } finally {
    await browser.close();
  }
}
