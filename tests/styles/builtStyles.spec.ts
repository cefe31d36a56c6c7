import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import postcss from 'postcss';
import type { BuiltPage } from '../../lib/built-pages/BuiltPage';
import { readBuiltPages } from '../../lib/built-pages/readBuiltPages';
import { findLostClasses, type SheetOfPages } from '../../plugins/built-pages/styles/findLostClasses';
import { PROJECT, SITE_FOLDER } from '../support/sites';

// What the stylesheets of the built sites have rules for, without a browser: the HTML and the sheets are all it takes.

// One after the other in one process, which reads the pages once.
test.describe.configure({ mode: 'default' });

/** The only stylesheet of a page: as the page links to it, and as the generator wrote it. */
function readSheet(folder: string, page: BuiltPage): { after: string; before: string } {
  const links = page.stylesheets;
  expect(links, `${page.file} has one stylesheet`).toHaveLength(1);
  const { href, dataHref } = links[0]!.properties;
  const read = (address: unknown): string => readFileSync(path.join(folder, String(address)), 'utf8');

  return { after: read(href), before: read(dataHref) };
}

/** A page, and its sheet as one that has to have rules for the classes of this page alone. */
interface StyledPage extends Pick<BuiltPage, 'path' | 'kind'> {
  address: unknown;
  sheet: SheetOfPages;
}

const known = new Map<string, readonly StyledPage[]>();

function readStyledPages(folder: string): readonly StyledPage[] {
  const pages =
    known.get(folder) ??
    readBuiltPages(folder, '/').map((page) => {
      const classes = new Map([...page.classes].map((name) => [name, page.file]));
      const styled = {
        path: page.path,
        kind: page.kind,
        address: page.stylesheets[0]?.properties.href,
        sheet: { ...readSheet(folder, page), pages: classes },
      };
      page.release();
      return styled;
    });
  known.set(folder, pages);

  return pages;
}

const readSheets = (folder: string): SheetOfPages[] => readStyledPages(folder).map(({ sheet }) => sheet);

/** Takes out every rule whose selector matches, in whatever layer. */
function dropRules(css: string, selector: RegExp): string {
  const root = postcss.parse(css);
  root.walkRules(selector, (rule) => {
    rule.remove();
  });
  return root.toString();
}

const FIXTURE_FOLDER = path.join(PROJECT, 'tests', 'fixture-site', 'build');
const NO_SCRIPTS = new Map<string, ReadonlySet<string>>();

for (const [name, folder] of [
  ['the site', SITE_FOLDER],
  ['the fixture site', FIXTURE_FOLDER],
] as const) {
  test(`no page of ${name} has a class that lost its rules`, () => {
    const sheets = readSheets(folder);
    expect(sheets.length).toBeGreaterThan(5);
    expect(findLostClasses(sheets, NO_SCRIPTS)).toEqual([]);
  });
}

test('rules of the menu and the pagination cannot be dropped unnoticed', () => {
  const sheets = readSheets(SITE_FOLDER).map((sheet) => ({
    ...sheet,
    after: dropRules(sheet.after, /\.(?:menu__|pagination-nav)/),
  }));
  const lost = new Set(findLostClasses(sheets, NO_SCRIPTS).map(({ className }) => className));
  expect([...lost]).toEqual(
    expect.arrayContaining(['menu__link', 'menu__list', 'menu__list-item', 'pagination-nav', 'pagination-nav__link']),
  );
});

/** Pages with a sheet that no other page has. */
const ALONE: Readonly<Record<string, string>> = { '/': 'home', '/docs/language/tour': 'tour' };

test('pages of one kind share a stylesheet', () => {
  const sheets = new Map<string, Set<unknown>>();
  for (const page of readStyledPages(SITE_FOLDER)) {
    const kind = ALONE[page.path] ?? page.kind;
    sheets.set(kind, (sheets.get(kind) ?? new Set()).add(page.address));
  }
  expect([...sheets].map(([kind, { size }]) => [kind, size]).sort()).toEqual([
    ['blog', 1],
    ['docs', 1],
    ['home', 1],
    ['page', 1],
    ['tour', 1],
  ]);
});
