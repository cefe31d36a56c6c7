import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Element, Nodes } from 'hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { readPages } from '../support/readPages';
import { SITE_FOLDER } from '../support/sites';

// Checks files only. Needs no browser.

/** Syntax of directives, MDX and our own quotes. Outside of code, it must not appear in a page or in its Markdown. */
const SOURCE_SYNTAX: readonly RegExp[] = [
  /:::/,
  /\{\/\*|\*\/\}/,
  /<\/?[A-Z][A-Za-z]*(?=[\s/>])/,
  /\{\{.*?\}\}/,
  /\{(?:claim\b|#)[^}]*\}/,
  /\{[a-z]\w*(?:\.\w+)*\}/,
  /^(?:import|export) .* from ['"]/,
];

/** Syntax of Markdown and HTML, which a page must not show as text. */
const MARKUP_SYNTAX: readonly RegExp[] = [
  /\*\*[^*\s][^*]*\*\*/,
  /\[[^\]\n]+\]\([^)\s]+\)/,
  /\|\s*:?-{3,}/,
  /(?:^|\s)#{2,6}\s/,
  /`[^`]+`/,
  /<\/?(?:a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|pre|span|strong|table|td|th|tr|ul)\b[^>]*>/,
  /&(?:amp|lt|gt|quot|nbsp|#\d+);/,
];

/** Elements that contain code or no readable text. */
const WITHOUT_PROSE: ReadonlySet<string> = new Set([
  'code',
  'kbd',
  'pre',
  'samp',
  'script',
  'style',
  'template',
  'textarea',
]);

/** Attributes that browsers show or screen readers read out. */
const SHOWN_ATTRIBUTES = ['alt', 'ariaLabel', 'placeholder', 'title'];

/** Lists all texts of a page that are not code, attributes included. */
function listTexts(node: Nodes): string[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element' && node.type !== 'root') return [];
  if (node.type === 'element' && WITHOUT_PROSE.has(node.tagName)) return [];
  const own = node.type === 'element' ? listAttributes(node) : [];
  return [...own, ...node.children.flatMap(listTexts)];
}

function listAttributes({ tagName, properties }: Element): string[] {
  const isDescription = tagName === 'meta' && /description|title/.test(String(properties.name ?? properties.property));
  return [...SHOWN_ATTRIBUTES, ...(isDescription ? ['content'] : [])].flatMap((name) => {
    const value = properties[name];
    return typeof value === 'string' ? [value] : [];
  });
}

/** Lists the texts of a Markdown file that are neither code nor markup. */
function listMarkdownTexts(markdown: string): string[] {
  const texts: string[] = [];
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node) => {
    if (node.type === 'text' || node.type === 'html') texts.push(node.value);
  });
  return texts;
}

function findSyntax(place: string, texts: readonly string[], syntaxes: readonly RegExp[]): string[] {
  return texts.flatMap((text) =>
    syntaxes.flatMap((syntax) => {
      const found = syntax.exec(text);
      return found ? [`${place}: "${text.slice(Math.max(0, found.index - 30), found.index + 60).trim()}"`] : [];
    }),
  );
}

test('no page shows the syntax of its source: directives, MDX, HTML, Markdown, variables', () => {
  const pages = readPages();
  expect(pages.length).toBeGreaterThan(70);
  expect(
    pages.flatMap(({ route, tree }) => findSyntax(route, listTexts(tree), [...SOURCE_SYNTAX, ...MARKUP_SYNTAX])),
  ).toEqual([]);
});

test('no page shows the syntax of its source in its Markdown either', () => {
  const files = readPages()
    .map(({ route }) => `${route.slice(1)}.md`)
    .filter((file) => existsSync(path.join(SITE_FOLDER, file)));
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.flatMap((file) =>
      findSyntax(file, listMarkdownTexts(readFileSync(path.join(SITE_FOLDER, file), 'utf8')), [
        ...SOURCE_SYNTAX,
        ...MARKUP_SYNTAX,
      ]),
    ),
  ).toEqual([]);
});

test('finds syntax that was not parsed', () => {
  const broken = [
    ':::warning',
    'true {/* claim: java/union */}',
    '<Tabs groupId="a">',
    'version {{version}}',
    "{claim('openapi/pattern')}",
    'of {version}.',
    '**bold**',
    'see [Types](/docs/language/types)',
    '|---|---|',
    '## Heading',
    'a `name`',
    'a <br/> line',
    'a &lt; b',
  ];
  expect(broken.filter((text) => findSyntax('', [text], [...SOURCE_SYNTAX, ...MARKUP_SYNTAX]).length === 0)).toEqual(
    [],
  );
});
