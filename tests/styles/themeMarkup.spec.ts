import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ThemeClassNames } from '@docusaurus/theme-common';
import { expect, test } from '@playwright/test';
import { select } from 'hast-util-select';
import { BuiltPage, listClasses } from '../../lib/built-pages/BuiltPage';
import { DISABLED_SWITCH_CLASS, PAGE_CLASSES, PLUGIN_CLASSES, THEME_CLASSES } from '../../lib/built-pages/pageClasses';
import { listFiles } from '../../plugins/built-pages/styles/listFiles';
import { listStatements } from '../../plugins/built-pages/styles/listStatements';
import { MENU, MENU_CONDITION } from '../../plugins/hover-styles';
import { ANNOUNCEMENT_KEY, ANNOUNCEMENT_MARK } from '../../src/client/shell/announcementBar';
import { CHOICE_KEY } from '../../src/client/shell/colorMode';
import { WIDE_SCREEN } from '../../src/client/shell/wideScreen';
import * as markup from '../../src/client/themeMarkup';
import { FIXTURE_FOLDER, PROJECT, SITE_FOLDER } from '../support/sites';

// What this site knows of the markup, the styles and the scripts of the classic theme without a promise of Docusaurus, compared with what the theme made of the built sites. A test that fails here after an
// update says what has another name now.

const ADVICE = 'See what Docusaurus writes now, and correct';

/** Pages that have between them all that the theme has; the fixture site has what the real one leaves off. */
const PAGES = [
  ...['index.html', 'docs/language/types/index.html', 'docs/language/index.html', 'blog/index.html'].map(
    (file) => [SITE_FOLDER, file] as const,
  ),
  [FIXTURE_FOLDER, 'index.html'],
] as const;

const pages = new Map<string, BuiltPage>();

function readPage([folder, file]: (typeof PAGES)[number]): BuiltPage {
  const page = pages.get(folder + file) ?? new BuiltPage(folder, file, '/');
  pages.set(folder + file, page);

  return page;
}

/** The scripts that stand in the page with everything switched on, those of the theme among them. */
function readInlineScripts(): string[] {
  const page = readPage([FIXTURE_FOLDER, 'index.html']);

  return page.filter('script').map((script) => page.readMarkup(script));
}

/** The stylesheet that the theme and this site have made together, as the generator wrote it. */
function readStyles(): string {
  const { dataHref } = readPage(PAGES[0]).stylesheets[0]?.properties ?? {};

  return readFileSync(path.join(SITE_FOLDER, String(dataHref)), 'utf8');
}

test('the built pages have all that the client looks for', () => {
  const missing = Object.entries(markup).filter(([name, value]) => {
    const selector = name.endsWith('_CLASS') ? `.${value}` : value;
    return !PAGES.some((page) => select(selector, readPage(page).root) !== undefined);
  });
  expect(missing, `no page has these any more. ${ADVICE} src/client/themeMarkup.ts`).toEqual([]);
});

/** The class names that Docusaurus promises. */
type Promised<Names> = Names extends string
  ? Names
  : Names extends (...values: never[]) => unknown
    ? never
    : { [Key in keyof Names]: Promised<Names[Key]> }[keyof Names];

// Compares by its type: a name that is promised no more is no value of it.
const { page: kinds, ...parts } = PAGE_CLASSES;
const PROMISED: readonly Promised<typeof ThemeClassNames>[] = [...Object.values(kinds), ...Object.values(parts)];

test('the built pages have the classes that the steps after the build look for', () => {
  const names = [SITE_FOLDER, FIXTURE_FOLDER].flatMap((folder) =>
    listFiles(folder, '.html').flatMap((file) => new BuiltPage(folder, file, '/').elements.flatMap(listClasses)),
  );
  const known = new Set(names);
  const missing = [...PROMISED, ...Object.values(PLUGIN_CLASSES), ...Object.values(THEME_CLASSES)].filter(
    (name) => !known.has(name),
  );
  expect(missing, `no page has these classes any more. ${ADVICE} lib/built-pages/pageClasses.ts`).toEqual([]);
});

test('the theme has a class for a color switch that is off, which a step after the build takes off', () => {
  expect(readStyles(), `${ADVICE} lib/built-pages/pageClasses.ts`).toContain(`.${DISABLED_SWITCH_CLASS}`);
});

/** Names after the pattern of Infima, and the one helper of the theme that the client gives to its own buttons. */
const THEME_CLASS = /(?<![\w-])(?:[a-z]+(?:-[a-z]+)*(?:__|--)[a-z]+(?:-[a-z]+)*(?:--[a-z-]+)?|clean-btn)(?![\w-])/g;

test('the theme has rules for the classes that the client gives to elements', () => {
  const folder = path.join(PROJECT, 'src', 'client');
  const styles = readStyles();
  const known = new Set(Array.from(styles.matchAll(/\.([\w-]+)/g), ([, name]) => name));
  const named = listFiles(folder, '.ts')
    .filter((file) => !file.includes('__tests__'))
    .flatMap((file) =>
      Array.from(readFileSync(path.join(folder, file), 'utf8').matchAll(THEME_CLASS), ([name]) => ({ file, name })),
    );
  expect(named.length).toBeGreaterThan(20);
  expect(
    named.filter(({ name }) => !known.has(name)),
    `the theme has no rules for these any more. ${ADVICE} these files below src/client`,
  ).toEqual([]);
});

test('the script of the theme hides an announcement under the key that the client and the configuration write', () => {
  const [theme, ...others] = readInlineScripts().filter((script) => script.includes(`"${ANNOUNCEMENT_MARK}"`));
  const advice = `${ADVICE} the key in src/client/shell/announcementBar.ts and config/headTags.ts`;
  expect(others).toEqual([]);
  expect(theme, `${ANNOUNCEMENT_MARK} is no attribute of the theme any more. ${advice}`).toBeDefined();
  expect(theme, `the theme reads another key. ${advice}`).toContain(`"${ANNOUNCEMENT_KEY}"`);
  expect(readStyles(), `nothing hides what has ${ANNOUNCEMENT_MARK} any more. ${advice}`).toContain(
    `[${ANNOUNCEMENT_MARK}=true]`,
  );
  const configured = readInlineScripts().filter((script) => script.includes('"docusaurus.announcement.id"'));
  expect(configured).toEqual([expect.stringContaining(`"${ANNOUNCEMENT_KEY}"`)]);
});

test('the script of the theme reads the color mode under the key that the client writes, into the attributes it changes', () => {
  const advice = `${ADVICE} src/client/shell/colorMode.ts`;
  const theme = readInlineScripts().find((script) => script.includes('"data-theme-choice"'));
  expect(theme, `data-theme-choice is no attribute of the theme any more. ${advice}`).toBeDefined();
  expect(theme, advice).toContain(`"${CHOICE_KEY}"`);
  expect(theme, advice).toContain('"data-theme"');
});

test('every page says that its application has not started yet', () => {
  for (const page of PAGES) {
    expect(
      readPage(page).document.properties.dataHasHydrated,
      `the generator has another sign. ${ADVICE} src/client/start.ts and config/headTags.ts`,
    ).toBe('false');
  }
});

test('the theme changes its layout where the client does', () => {
  const [width] = /[\d.]+em/.exec(WIDE_SCREEN) ?? [];
  const scopes = listStatements(readStyles()).filter(({ scope }) =>
    ['@layer infima', '@layer theme'].includes(scope[0] ?? ''),
  );
  expect(
    scopes.some(({ scope }) => scope.includes(`@media (width>=${width})`)),
    `the theme is wide from another width on. ${ADVICE} src/client/shell/wideScreen.ts`,
  ).toBe(true);
});

test('the menus of the bar open by hovering where scripts are off', () => {
  const condition = `@media ${MENU_CONDITION.replaceAll(/([:,]) /g, '$1')}`;
  const rules = listStatements(readStyles()).filter(({ scope }) => scope.includes(condition));
  expect(
    rules.some(({ selector = '', text }) => selector.startsWith(`${MENU}:hover`) && text === 'visibility:visible'),
    `the menus of the bar have another class. ${ADVICE} plugins/hover-styles/index.ts`,
  ).toBe(true);
});
