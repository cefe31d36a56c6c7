import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type BuiltPage, listClasses, listElements } from '../../lib/built-pages/BuiltPage';
import { readBuiltPages } from '../../lib/built-pages/readBuiltPages';
import { selectArticle } from '../../plugins/built-pages/page-markdown/selectArticle';
import { readSite, toHostPath, toRoute } from '../support/readSite';
import { BELOW } from '../support/sites';
import { readMarkdownWords } from './readMarkdownWords';
import { readPageWords } from './readPageWords';

// Checks files only. Needs no browser. Each test collects all problems of all pages before it fails.

/** Reduces words to letters and digits, because Markdown adds or omits other characters. */
function reduce(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Finds the first difference between two texts, with its surroundings. */
function findDifference(page: string, markdown: string): string | undefined {
  if (page === markdown) return undefined;
  let index = 0;
  while (index < page.length && page[index] === markdown[index]) index += 1;
  const show = (text: string): string => text.slice(Math.max(0, index - 40), index + 40);

  return `page "…${show(page)}…", Markdown "…${show(markdown)}…"`;
}

function listArticles(): BuiltPage[] {
  return readBuiltPages(readSite().folder, readSite().path).filter((page) => selectArticle(page) !== undefined);
}

function nameMarkdown({ path: address }: BuiltPage): string {
  return `${toRoute(address).slice(1).replace(/\/$/, '')}.md`;
}

function readMarkdownFile(page: BuiltPage): string | undefined {
  const file = path.join(readSite().folder, nameMarkdown(page));

  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

test('every page of documentation and blog has the content of its Markdown: all words in order, and every code block in full', () => {
  const problems: string[] = [];
  const pages = listArticles();
  let blocks = 0;
  for (const page of pages) {
    const article = selectArticle(page);
    const markdown = readMarkdownFile(page);
    if (article === undefined || markdown === undefined) {
      problems.push(`${page.path}: has no Markdown`);
      continue;
    }
    const shown = readPageWords(article);
    const written = readMarkdownWords(markdown);
    blocks += shown.codes.length;
    const difference = findDifference(reduce(shown.words), reduce(written.words));
    if (difference !== undefined) problems.push(`${page.path}: ${difference}`);
    const lost = shown.codes.findIndex((code, index) => code.trimEnd() !== written.codes[index]?.trimEnd());
    if (lost !== -1 || shown.codes.length !== written.codes.length) {
      problems.push(
        `${page.path}: code block ${lost + 1} of ${shown.codes.length} (Markdown: ${written.codes.length}): ${findDifference(shown.codes[lost] ?? '', written.codes[lost] ?? '')}`,
      );
    }
    page.releaseTree();
  }
  expect(pages.length).toBeGreaterThan(60);
  expect(blocks).toBeGreaterThan(800);
  expect(problems).toEqual([]);
});

test('every page of documentation and blog links to its Markdown once in its head and once in its menu', BELOW, () => {
  const articles = listArticles();
  expect(articles.length).toBeGreaterThan(60);
  const problems = articles.flatMap((page) => {
    const expected = toHostPath(`/${nameMarkdown(page)}`);
    const links = listElements(page.head, ({ properties }) => properties.type === 'text/markdown');
    const menus = listElements(page.root, (element) => listClasses(element).includes('page-menu'));
    const addresses = [...links, ...menus.flatMap((menu) => listElements(menu, ({ tagName }) => tagName === 'a'))].map(
      ({ properties }) => String(properties.href),
    );
    const { path: address } = page;
    page.releaseTree();

    return addresses.join() === `${expected},${expected}` ? [] : [`${address}: ${addresses.join()}`];
  });
  expect(problems).toEqual([]);
});

test('links in Markdown are absolute addresses', () => {
  const links = listArticles().flatMap((page) => {
    const targets = (readMarkdownFile(page) ?? '').replace(/^(`{3,})[\s\S]*?^\1$/gm, '').match(/\]\([^)]*\)/g);
    return (targets ?? []).map((target) => ({ page, target }));
  });
  expect(links.length).toBeGreaterThan(1000);
  expect(
    links
      .filter(({ target }) => !/^\]\((?:https?|mailto):/.test(target))
      .map(({ page, target }) => `${page.path}: ${target}`),
  ).toEqual([]);
});
