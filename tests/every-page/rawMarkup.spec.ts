import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { unpackSections } from '../../plugins/site-search/shared/engine/SearchIndex';
import { readIndex } from '../relevance/ownSearch';
import { readPages, readText } from '../support/readPages';
import { readSiteFile } from '../support/readSite';
import { SITE_FOLDER } from '../support/sites';

// Checks files only. Needs no browser.

/**
 * Syntax of directives, MDX and our own placeholders. Outside code, it must not appear in a page or in its Markdown.
 */
const SOURCE_SYNTAX: readonly RegExp[] = [
  /:::/,
  /\{\/\*|\*\/\}/,
  /<\/?[A-Z][A-Za-z]*(?=[\s/>])/,
  /\{\{.*?\}\}/,
  /\{(?:claim\b|#)[^}]*\}/,
  /\{[a-z]\w*(?:\.\w+)*\}/,
  /^(?:import|export) .* from ['"]/,
];

const TAGS =
  'a abbr aside b blockquote br button code dd del details div dl dt em figcaption figure footer h[1-6] header hr i iframe img input ins kbd label li main mark nav ol p path picture pre s samp script section small span strong style sub summary sup svg table tbody td th thead time tr u ul var video wbr';

/** Syntax of Markdown and HTML, which a page must not show as text. */
const MARKUP_SYNTAX: readonly RegExp[] = [
  /\*\*[^*\s][^*]*\*\*/,
  /(?:^|\s)(?:_[^\s_]|\*[^\s*])[^_*\n]*(?<!\s)[_*](?=[\s.,;:!?)]|$)/,
  /\[[^\]\n]+\]\([^)\s]+\)/,
  /\[[^\]\n]+\]\[[^\]\n]*\]/,
  /^\[[^\]\n]+\]: \S/m,
  /\|\s*:?-{3,}/,
  /(?:^|\n)(?:```|~~~)/,
  /(?:^|\s)#{2,6}\s/,
  /`[^`]+`/,
  new RegExp(String.raw`</?(?:${TAGS.replaceAll(' ', '|')})\b[^>]*>`),
  /<!--|-->/,
  /&(?:amp|lt|gt|quot|nbsp|#x?[\da-f]+);/i,
];

/**
 * Syntax of our own pages that must not appear even in code: marks of claims, versions, anchors, directives and
 * components.
 */
const OWN_SYNTAX: readonly RegExp[] = [
  /\{\{\s*version/,
  /\{\/\*\s*(?:claim:|no claim:|#)/,
  /^\s*:::/m,
  /<\/?(?:Details|Lesson|SideBySide|Solution|TabItem|Tabs|Tour)\b/,
];

/** Pages whose code shows how pages of this site are written. */
const ABOUT_SYNTAX: ReadonlySet<string> = new Set(['/markdown-page']);

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

/** Lists the texts of all elements that hold code. */
function listCodeTexts(node: Nodes): string[] {
  if (node.type !== 'element' && node.type !== 'root') return [];
  return node.type === 'element' && (node.tagName === 'pre' || node.tagName === 'code')
    ? [readText(node)]
    : node.children.flatMap(listCodeTexts);
}

function listAttributes({ tagName, properties }: Element): string[] {
  const isDescription = tagName === 'meta' && /description|title/.test(String(properties.name ?? properties.property));
  return [...SHOWN_ATTRIBUTES, ...(isDescription ? ['content'] : [])].flatMap((name) => {
    const value = properties[name];
    return typeof value === 'string' ? [value] : [];
  });
}

/** Lists the strings of a Markdown file: the prose, which is neither code nor markup, and the code. */
function listMarkdownTexts(markdown: string): { prose: string[]; code: string[] } {
  const [prose, code]: [string[], string[]] = [[], []];
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node) => {
    if (node.type === 'text' || node.type === 'html') prose.push(node.value);
    if (node.type === 'code' || node.type === 'inlineCode') code.push(node.value);
  });
  return { prose, code };
}

/** Lists the places where a link touches a letter or digit outside it, such as in `July 16[A post](/blog/a)`. */
function findTouchingLinks(markdown: string): string[] {
  const found: string[] = [];
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), 'link', (_, index = 0, parent) => {
    const [before, after] = [parent?.children[index - 1], parent?.children[index + 1]];
    if (before?.type === 'text') found.push(...(/\w+$/.exec(before.value) ?? []).map((word) => `${word}[`));
    if (after?.type === 'text') found.push(...(/^\w+/.exec(after.value) ?? []).map((word) => `]${word}`));
  });
  return found;
}

/** Lists the problems of a Markdown file. */
function judgeMarkdown(place: string, markdown: string): string[] {
  const { prose, code } = listMarkdownTexts(markdown);
  return [
    ...findSyntax(place, prose, [...SOURCE_SYNTAX, ...MARKUP_SYNTAX]),
    ...findSyntax(`${place}, in code`, code, OWN_SYNTAX),
  ];
}

/** Lists the problems of HTML, such as that of a page or of a feed entry. */
function judgeHtml(place: string, tree: Nodes): string[] {
  return [
    ...findSyntax(place, listTexts(tree), [...SOURCE_SYNTAX, ...MARKUP_SYNTAX]),
    ...(ABOUT_SYNTAX.has(place) ? [] : findSyntax(`${place}, in code`, listCodeTexts(tree), OWN_SYNTAX)),
  ];
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
  expect(pages.flatMap(({ route, tree }) => judgeHtml(route, tree))).toEqual([]);
});

test('the Markdown of a page does not show the syntax of its source', () => {
  const files = readPages()
    .filter(({ route }) => !ABOUT_SYNTAX.has(route))
    .map(({ route }) => `${route.slice(1)}.md`)
    .filter((file) => existsSync(path.join(SITE_FOLDER, file)));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => judgeMarkdown(file, readSiteFile(file)))).toEqual([]);
});

test('no link of a Markdown file touches the word before or after it', () => {
  const files = readPages()
    .map(({ route }) => `${route.slice(1)}.md`)
    .filter((file) => existsSync(path.join(SITE_FOLDER, file)));
  expect(files.flatMap((file) => findTouchingLinks(readSiteFile(file)).map((link) => `${file}: ${link}`))).toEqual([]);
  expect(findTouchingLinks('July 16[A post](/a) and [one](/b)s')).toEqual(['16[', ']s']);
});

test('the feeds, llms-full.txt and the search index do not show the syntax of their sources', () => {
  const { items } = JSON.parse(readSiteFile('blog/feed.json')) as { items: { title: string; content_html: string }[] };
  expect(items.length).toBeGreaterThan(3);
  const xml = ['blog/rss.xml', 'blog/atom.xml'].flatMap((file) =>
    [...readSiteFile(file).matchAll(/<!\[CDATA\[([^]*?)\]\]>/g)].map(([, text = '']) => ({ file, text })),
  );
  expect(xml.length).toBeGreaterThan(12);
  const indexed = unpackSections(readIndex()).flatMap(({ headings, texts, code, description, keywords }) => [
    ...headings.flatMap((heading) => heading ?? []),
    ...[...texts, ...code, description, ...keywords],
  ]);
  expect(indexed.length).toBeGreaterThan(1000);
  expect([
    ...items.flatMap((item) => [
      ...judgeHtml('blog/feed.json', fromHtml(item.content_html, { fragment: true })),
      ...findSyntax('blog/feed.json', [item.title], [...SOURCE_SYNTAX, ...MARKUP_SYNTAX]),
    ]),
    ...xml.flatMap(({ file, text }) => judgeHtml(file, fromHtml(text, { fragment: true }))),
    ...judgeMarkdown('llms-full.txt', readSiteFile('llms-full.txt')),
    ...findSyntax('search-index.json', indexed, OWN_SYNTAX),
  ]).toEqual([]);
});

test('the check finds syntax that was not parsed', () => {
  const broken = [
    ':::warning',
    'true {/* claim: java/union */}',
    '<Tabs groupId="a">',
    'version {{version}}',
    'of {version}.',
    '**bold**',
    'see [Types](/docs/language/types)',
    '|---|---|',
    '## Heading',
    'a `name`',
    'a <br/> line',
    'a &lt; b',
    'a &#x27; b',
    '<details>',
    'x<sup>2</sup>',
    '<!-- note -->',
    '![A logo](/logo.svg)',
    'see [Types][types]',
    '[types]: /docs/language/types',
    'an _important_ word',
    'an *important* word.',
    '```wirespec',
  ];
  expect(broken.filter((text) => findSyntax('', [text], [...SOURCE_SYNTAX, ...MARKUP_SYNTAX]).length === 0)).toEqual(
    [],
  );
  const inCode = [
    'npm install @flock/wirespec@{{version}}',
    '| a {/* claim: java/union */} |',
    ':::note',
    '<Details summary="More">',
  ];
  const tree = (text: string): Nodes => fromHtml(`<pre>${text.replaceAll('<', '&lt;')}</pre>`, { fragment: true });
  expect(inCode.filter((text) => judgeHtml('/page', tree(text)).length === 0)).toEqual([]);
  expect(inCode.filter((text) => judgeMarkdown('page.md', `\`\`\`text\n${text}\n\`\`\``).length === 0)).toEqual([]);
});
