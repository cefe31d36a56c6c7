import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import postcss from 'postcss';
import { cssLayers, OWN_LAYERS } from '../../config/cssLayers';
import { OTHER_WORDS } from '../../config/otherWords';
import { findLosses } from '../../plugins/built-pages/styles/findLosses';
import { listFiles } from '../../plugins/built-pages/styles/listFiles';
import { listStatements, type Statement } from '../../plugins/built-pages/styles/listStatements';
import { FIXTURE_FOLDER, SITE_FOLDER } from '../support/sites';
import { type BuiltStyles, readBuiltStyles } from './readBuiltStyles';

// What the stylesheets of the built sites have rules for, without a browser: the HTML, the scripts and the sheets are all it takes.

// One after the other in one process, which reads the pages once.
test.describe.configure({ mode: 'default' });

const SITES = [
  ['the site', SITE_FOLDER],
  ['the fixture site', FIXTURE_FOLDER],
] as const;

const LAYER_NAMES: ReadonlySet<string> = new Set(Object.keys(cssLayers));

const known = new Map<string, BuiltStyles>();

function readStyles(folder: string): BuiltStyles {
  const styles = known.get(folder) ?? readBuiltStyles(folder);
  known.set(folder, styles);

  return styles;
}

/** What the sheet of the documentation misses without some of its selectors, in whatever layer they are. */
function findMissing(isDropped: (selector: string) => boolean): string {
  const { pages, sheets, words } = readStyles(SITE_FOLDER);
  const sheet = sheets.get(pages.find(({ kind }) => kind === 'docs')!.href)!;
  const root = postcss.parse(sheet.after);
  root.walkRules((rule) => {
    const left = rule.selectors.filter((selector) => !isDropped(selector));
    if (left.length === 0) rule.remove();
    else if (left.length < rule.selectors.length) rule.selectors = left;
  });

  return findLosses({ ...sheet, after: root.toString() }, words).join('\n');
}

for (const [name, folder] of SITES) {
  test(`no rule is gone that a page of ${name} can use, as it is or with what its scripts do`, () => {
    const { sheets, words } = readStyles(folder);
    expect(sheets.size).toBeGreaterThan(2);
    // The scripts were found: this class is on no page.
    expect(words).toContain('navbar-sidebar--show');
    expect([...sheets.values()].flatMap((sheet) => findLosses(sheet, words))).toEqual([]);
  });
}

/** What a stylesheet says outside of the site's layers, or in a layer within one of them. */
function findOutsideOfLayers(css: string): string[] {
  const root = postcss.parse(css);
  const outside = root.nodes.filter(
    (node) => node.type !== 'atrule' || node.name !== 'layer' || !LAYER_NAMES.has(node.params),
  );
  root.walkAtRules('layer', (rule) => {
    if (rule.parent !== root) outside.push(rule);
  });

  return outside.map((node) => node.toString().slice(0, 200));
}

for (const [name, folder] of SITES) {
  test(`all that stylesheets of ${name} say is in one layer, what packages bring as well`, () => {
    const files = listFiles(folder, '.css');
    expect(files.length).toBeGreaterThan(2);
    const outside = files.flatMap((file) =>
      findOutsideOfLayers(readFileSync(path.join(folder, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(outside, 'Unlayered rules win over all others: give their file a layer in config/cssLayers.ts').toEqual([]);
  });
}

test('rules of the menu and the pagination cannot be dropped unnoticed', () => {
  const missing = findMissing((selector) => /\.(?:menu__|pagination-nav)/.test(selector));
  for (const name of ['menu__link', 'menu__list', 'menu__list-item', 'pagination-nav', 'pagination-nav__link']) {
    expect(missing).toMatch(new RegExp(`\\.${name}(?![\\w-])`));
  }
});

test('one of several rules for the current link of the menu cannot be dropped unnoticed', () => {
  const dropped = '.menu__link--active:not(.menu__link--sublist)';
  const missing = findMissing((selector) => selector === dropped);
  expect(missing.split('\n')).toEqual([expect.stringContaining(`${dropped} {`)]);
});

test('each exception for words of scripts has an effect', () => {
  const { sheets, words } = readStyles(SITE_FOLDER);
  const scripts = listFiles(SITE_FOLDER, '.js').map((file) => ({
    name: path.basename(file).split('.')[0],
    text: readFileSync(path.join(SITE_FOLDER, file), 'utf8'),
  }));
  const isSaid = (text: string, script?: string): boolean =>
    scripts.some((one) => (script === undefined || one.name === script) && one.text.includes(text));
  const keepsRules = (word: string): boolean => {
    const more = new Set([...words, word]);
    return [...sheets.values()].some((sheet) => findLosses(sheet, more).length > 0);
  };
  const needless = OTHER_WORDS.flatMap((other) => [
    // What counts all the same, because of other scripts or other texts, needs no exception either.
    ...other.words.filter((word) => words.has(word) || !keepsRules(word)),
    ...('texts' in other
      ? other.texts.filter((text) => !isSaid(text))
      : other.words.filter((word) => !isSaid(word, other.script))),
  ]);
  expect(needless, 'exceptions in config/otherWords.ts that change nothing: take them off').toEqual([]);
});

/** Rules of our own for what neither of the two sites has, by selector. */
const AHEAD: Readonly<Record<string, string>> = {
  '.theme-admonition-tip': 'no page has a tip yet',
  '.theme-admonition-info': 'no page has a piece of information yet',
  '.theme-admonition-danger': 'no page has a danger yet',
  '.menu__link--sublist-caret:after': 'categories of the sidebar without a page of their own',
  '.theme-doc-version-badge': 'documentation with versions',
  '.badge': 'documentation with versions',
};

test('each rule of our own is for something on a page', () => {
  const own = OWN_LAYERS.map((name) => `@layer ${name}`);
  const format = ({ scope, selector }: Statement): string => [...scope, selector].join(' { ');
  const sheets = [SITE_FOLDER, FIXTURE_FOLDER].flatMap((folder) => [...readStyles(folder).sheets.values()]);
  const kept = new Set(sheets.flatMap(({ after }) => listStatements(after).map(format)));
  const unused = [...new Set(sheets.map(({ before }) => before))]
    .flatMap((before) => listStatements(before))
    .filter(({ scope }) => own.includes(scope[0] ?? ''))
    .filter((statement) => !kept.has(format(statement)))
    .map(({ selector }) => selector);
  expect(
    [...new Set(unused)].sort(),
    'What no page has any more may have another name: Docusaurus may have changed its classes. Correct the rule, delete it, or say in AHEAD what it is for.',
  ).toEqual(Object.keys(AHEAD).sort());
});

test('pages of one kind share a stylesheet', () => {
  const sheets = new Map<string, Set<string>>();
  for (const { path: address, kind: ownKind, href } of readStyles(SITE_FOLDER).pages) {
    const kind = address === '/' ? 'home' : ownKind;
    sheets.set(kind, (sheets.get(kind) ?? new Set()).add(href));
  }
  expect([...sheets].map(([kind, { size }]) => [kind, size]).sort()).toEqual([
    ['blog', 1],
    ['docs', 1],
    ['home', 1],
    ['page', 1],
  ]);
});
