import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Element } from 'hast';
import { type ParsedPage, findElements, readAttribute, readPages, readText } from '../support/readPages';
import { readRoutes } from '../support/readRoutes';
import { readSite, toHostPath, toRoute } from '../support/readSite';
import { BELOW } from '../support/sites';

// Checks the files of the built site. Needs no browser. Each test collects all problems of all pages before it fails.

const ORIGIN = 'https://wirespec.io';

let pages: readonly ParsedPage[] = [];
let pagesByRoute: ReadonlyMap<string, ParsedPage> = new Map();
/** Pages with their own content: those of the sitemap, the 404 page and the offline page, but not redirects. */
let contentPages: readonly ParsedPage[] = [];

test.beforeAll(() => {
  pages = readPages();
  pagesByRoute = new Map(pages.map((page) => [page.route, page]));
  contentPages = pages.filter((page) => !isRedirect(page));
});

function isRedirect({ tree }: ParsedPage): boolean {
  return (
    findElements(tree, ({ tagName, properties }) => tagName === 'meta' && isRefresh(properties.httpEquiv)).length > 0
  );
}

function isRefresh(value: unknown): boolean {
  return String(value) === 'refresh';
}

function findByTag({ tree }: ParsedPage, tagName: string): Element[] {
  return findElements(tree, (element) => element.tagName === tagName);
}

function readMeta(page: ParsedPage, name: string): string | undefined {
  const [meta] = findByTag(page, 'meta').filter((element) => readAttribute(element, 'name') === name);

  return meta && readAttribute(meta, 'content');
}

function readTitle(page: ParsedPage): string {
  // The title of a drawing is not the title of the page.
  const [title] = findElements(page.tree, ({ tagName }) => tagName === 'head').flatMap((head) =>
    findElements(head, ({ tagName }) => tagName === 'title'),
  );

  return title === undefined ? '' : readText(title);
}

function listDuplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Returns the text of a page without scripts and styles. */
function readVisibleText({ html }: ParsedPage): string {
  return html.replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
}

/** @param route - address in the site */
function findPage(route: string): ParsedPage | undefined {
  return pagesByRoute.get(route === '/' ? '/' : route.replace(/\/$/, ''));
}

test('the built site has pages to check', () => {
  expect(contentPages.length).toBeGreaterThan(40);
});

test('R-70 every internal link of every page leads to a page, a file or an anchor that exists', BELOW, () => {
  const ids = new Map<ParsedPage, Set<string>>();
  const readIds = (page: ParsedPage): Set<string> => {
    const known = ids.get(page) ?? new Set(listIds(page));
    ids.set(page, known);

    return known;
  };
  const problems: string[] = [];
  let count = 0;
  for (const page of pages) {
    for (const link of findByTag(page, 'a')) {
      const href = readAttribute(link, 'href');
      if (href === undefined) {
        continue;
      }
      const url = new URL(href, ORIGIN + toHostPath(page.route));
      if (url.origin !== ORIGIN) {
        continue;
      }
      count++;
      if (!url.pathname.startsWith(readSite().path)) {
        problems.push(`${page.route}: the link to ${href} leaves the site`);
        continue;
      }
      const target = findPage(toRoute(url.pathname));
      if (target === undefined) {
        if (!isFile(toRoute(url.pathname))) {
          problems.push(`${page.route}: the link to ${href} leads to no page and no file`);
        }
      } else if (url.hash !== '' && !readIds(target).has(decodeURIComponent(url.hash.slice(1)))) {
        problems.push(`${page.route}: the link to ${href} leads to an anchor that ${target.route} does not have`);
      }
    }
  }
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

test('no page links to the 404 page', BELOW, () => {
  const links = pages.flatMap((page) =>
    findByTag(page, 'a').map((link) => ({ route: page.route, href: readAttribute(link, 'href') ?? '' })),
  );
  expect(links.length).toBeGreaterThan(1000);
  const problems = links
    // Relative addresses on the 404 page would lead to it.
    .filter(({ route, href }) => route !== '/404' || !href.startsWith('#'))
    .filter(({ route, href }) => /\/404(?:\.html)?\/?$/.test(new URL(href, ORIGIN + toHostPath(route)).pathname))
    .map(({ route, href }) => `${route}: ${href}`);
  expect(problems).toEqual([]);
});

test('every file a page loads or mentions in its head exists', BELOW, () => {
  const problems: string[] = [];
  let count = 0;
  for (const page of pages) {
    const addresses = [
      ...findByTag(page, 'script').map((element) => readAttribute(element, 'src')),
      ...findByTag(page, 'img').map((element) => readAttribute(element, 'src')),
      ...findByTag(page, 'link').map((element) => readAttribute(element, 'href')),
      ...findByTag(page, 'meta')
        .filter((element) => /image$/.test(readAttribute(element, 'property') ?? readAttribute(element, 'name') ?? ''))
        .map((element) => readAttribute(element, 'content')),
    ];
    for (const address of addresses) {
      const url = address === undefined ? undefined : new URL(address, ORIGIN + toHostPath(page.route));
      if (url?.origin !== ORIGIN) continue;
      count += 1;
      const isInSite = url.pathname.startsWith(readSite().path);
      if (!isInSite || (findPage(toRoute(url.pathname)) === undefined && !isFile(toRoute(url.pathname)))) {
        problems.push(`${page.route}: ${url.pathname} does not exist`);
      }
    }
  }
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(3 * pages.length);
});

test('no page has two elements of the same id', () => {
  const problems = pages.flatMap((page) => listDuplicates(listIds(page)).map((id) => `${page.route}: id "${id}"`));
  expect(problems).toEqual([]);
});

test('every page has exactly one heading of the first level, with text', () => {
  const problems = contentPages
    .map((page) => ({ page, headings: findByTag(page, 'h1').map((heading) => readText(heading).trim()) }))
    .filter(({ headings }) => headings.length !== 1 || headings[0] === '')
    .map(({ page, headings }) => `${page.route}: ${headings.length} headings (${headings.join(', ')})`);
  expect(problems).toEqual([]);
});

test('heading levels are not skipped in the content of any page', () => {
  const problems = contentPages.flatMap((page) => {
    const levels = findElements(page.tree, ({ tagName }) => /^h[1-6]$/.test(tagName)).map(({ tagName }) =>
      Number(tagName[1]),
    );

    return levels
      .filter((level, index) => index > 0 && level > (levels[index - 1] ?? level) + 1)
      .map((level) => `${page.route}: a heading of level ${level} skips one`);
  });
  expect(problems).toEqual([]);
});

test('every page has a title of its own that ends with the name of the site', () => {
  const titles = contentPages.map(readTitle);
  expect(listDuplicates(titles)).toEqual([]);
  const odd = titles.filter((title) => !/^(?:\S.+ \| Wirespec|Wirespec \| \S.+)$/.test(title));
  expect(odd).toEqual([]);
});

test('every page has a description of its own of 50 to 170 characters', () => {
  const announced = new Set(readRoutes().map((route) => findPage(route)));
  const descriptions = contentPages
    .filter((page) => announced.has(page))
    .map((page) => ({ route: page.route, text: readMeta(page, 'description') ?? '' }));
  const problems = descriptions
    .filter(({ text }) => text.length < 50 || text.length > 170)
    .map(({ route, text }) => `${route}: ${text.length} characters: ${text}`);
  const duplicates = listDuplicates(descriptions.map(({ text }) => text)).map(
    (text) =>
      `${descriptions
        .filter((description) => description.text === text)
        .map(({ route }) => route)
        .join(', ')}: all say "${text}"`,
  );
  expect(descriptions.length).toBeGreaterThan(40);
  expect([...problems, ...duplicates]).toEqual([]);
});

test('every page is in English and has the canonical address that the sitemap has', BELOW, () => {
  expect(readRoutes().length).toBeGreaterThan(40);
  const problems: string[] = [];
  for (const route of readRoutes()) {
    const page = findPage(route);
    if (page === undefined) {
      problems.push(`${route}: is in the sitemap, but has no file`);
      continue;
    }
    const [html] = findByTag(page, 'html');
    const canonical = findByTag(page, 'link')
      .filter((link) => readAttribute(link, 'rel') === 'canonical')
      .map((link) => readAttribute(link, 'href'));
    if (html === undefined || readAttribute(html, 'lang') !== 'en') {
      problems.push(`${route}: is not marked as English`);
    }
    if (canonical.length !== 1 || canonical[0] !== ORIGIN + toHostPath(route)) {
      problems.push(`${route}: announces ${canonical.join(' and ')}`);
    }
  }
  expect(problems).toEqual([]);
});

test('R-70 no route exists twice', BELOW, () => {
  const routes = readRoutes().map((route) => (route === '/' ? route : route.replace(/\/$/, '')));
  expect(listDuplicates(routes)).toEqual([]);
  expect(listDuplicates(pages.map(({ route }) => route))).toEqual([]);
});

test('every page that can be read is in the sitemap', () => {
  const announced = new Set(readRoutes().map((route) => findPage(route)));
  const missing = contentPages.filter((page) => !announced.has(page)).map(({ route }) => route);
  // Search engines must not find the 404 page, and the page about files on the reader's device.
  expect(missing).toEqual(['/404', '/offline']);
});

test('no page contains content of the scaffold', () => {
  const scaffold =
    /undraw_|(?:un)docusaurus|docusaurus-social-card|\bMy Site\b|lorem ipsum|Tutorial Intro|Facebook|coming soon|TODO\b/i;
  const problems = pages.flatMap(({ route, html }) => {
    // Leaves out code, because some generated files contain such words.
    const prose = html.replace(/<pre\b[\s\S]*?<\/pre>/g, '');

    return prose.match(scaffold)?.map((match) => `${route}: ${match}`) ?? [];
  });
  expect(problems).toEqual([]);
});

test('only pages of the blog name the site generator', () => {
  const naming = contentPages.filter((page) => /docusaurus/i.test(readVisibleText(page))).map(({ route }) => route);
  expect(naming.filter((route) => !route.startsWith('/blog'))).toEqual([]);
});

test('no page contains an unreplaced variable of its source', () => {
  const problems = pages.flatMap(
    ({ route, html }) => html.match(/\{\{\s*[a-z]\w*\s*\}\}/g)?.map((match) => `${route}: ${match}`) ?? [],
  );
  expect(problems).toEqual([]);
});

test('no file of the site mentions a folder of the machine it was built on or a package registry', () => {
  const places =
    /(?<![\w.~$}/-])\/(?:root|work|builds?|tmp|Users|home\/\w+)\/[\w.-]+|file:\/\/\/|https?:\/\/[\w.-]*(?:registry|nexus|artifactory)/gi;
  const files = readdirSync(readSite().folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|css|json|xml|txt|svg|md|webmanifest)$/.test(file),
  );
  const problems = files.flatMap((file) => {
    const matches = readFileSync(path.join(readSite().folder, file), 'utf8').match(places) ?? [];
    return [...new Set(matches)].map((match) => `${file}: ${match}`);
  });
  expect(files.length).toBeGreaterThan(2 * pages.length);
  expect(problems).toEqual([]);
});

function listIds(page: ParsedPage): string[] {
  return findElements(page.tree, ({ properties }) => properties.id !== undefined).map(
    (element) => readAttribute(element, 'id') ?? '',
  );
}

function isFile(route: string): boolean {
  const file = path.join(readSite().folder, decodeURIComponent(route));

  return existsSync(file) && statSync(file).isFile();
}

test('a page preloads the code font if and only if it shows code', () => {
  const problems = contentPages
    .filter((page) => {
      const isPreloaded = findByTag(page, 'link').some(
        (link) =>
          readAttribute(link, 'rel') === 'preload' && readAttribute(link, 'href')?.includes('JetBrainsMono') === true,
      );

      return isPreloaded !== findByTag(page, 'pre').length > 0;
    })
    .map(({ route }) => route);
  expect(problems).toEqual([]);
});

test('logos and icons are inline SVG: only avatars are files, which Chromium draws as separate documents', () => {
  const files = contentPages.flatMap((page) =>
    findByTag(page, 'img')
      .map((image) => readAttribute(image, 'src') ?? '')
      .filter((source) => source.endsWith('.svg')),
  );
  expect([...new Set(files)]).toEqual(['/img/rex-avatar.svg']);
  const withoutLogo = contentPages.filter((page) =>
    findByTag(page, 'nav').every((bar) => findElements(bar, ({ tagName }) => tagName === 'svg').length === 0),
  );
  expect(withoutLogo.map(({ route }) => route)).toEqual([]);
});
