import { fromHtml } from 'hast-util-from-html';
import type { RootContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { toBlocks } from '../../../bench/peers/blocks.mjs';
import { listWords, measureCoverage, readContent } from '../../../bench/peers/content.mjs';
import { DIALECTS, formatMarkdown } from '../../../bench/peers/markdown.mjs';
import { makeFolder } from '../../support/makeFolder';

const FRAME = `<div class="theme-code-block x language-java"><div><span title="model/Book.java" data-title><span>model/</span><span>Book.java</span></span>
  <span>checked</span><button title="Copy">Copy</button></div><pre><code><span>record Book(</span>
<span>  String title)</span>
</code></pre><div><p>Wirespec says:</p></div></div>`;

const read = (html: string) => {
  const { children } = fromHtml(html, { fragment: true });

  return toBlocks({ type: 'element', tagName: 'div', properties: {}, children: children as never });
};
const words = (html: string) => listWords(fromHtml(html, { fragment: true }));

/**
 * A page as a theme writes it: the stock theme, or our theme, which has title, breadcrumbs and menus inside the text.
 */
const page = (title: string, text: string, next: string) =>
  `<main><div class="theme-doc-markdown"><header><h1>${title}</h1><nav>crumbs</nav></header><h2>Part<a class=hash-link href=#>#</a></h2>${text}</div>${next}</main>`;

describe('our pages', () => {
  const makeSite = () =>
    makeFolder({
      'docs/getting-started/index.html': page('Start', '<p>one</p>', '<nav><a rel=next href=/docs/x>Next X</a></nav>'),
      'docs/x/index.html': page('X', '<p>two</p>', '<a class=pagination-nav__link--next href=/docs/x/y/>Y</a>'),
      'docs/x/y.html': page('Y', '<p>three</p>', ''),
      'blog/tags/index.html': '',
      'blog/old/index.html':
        '<h1>Old</h1><time datetime="2025-01-02T00:00"></time><div id=__blog-post-container>1</div>',
      'blog/new/index.html':
        '<h1>New</h1><time datetime="2025-03-04T00:00"></time><div id=__blog-post-container>2</div>',
    });

  it('are read in the order of their links, grouped by folder, without the additions of the theme', () => {
    const { groups } = readContent(makeSite());
    expect(groups.map(({ label, articles }) => [label, articles.map(({ title }) => title)])).toEqual([
      [undefined, ['Start']],
      ['X', ['X', 'Y']],
    ]);
    expect(groups[0]!.articles[0]!.words).toEqual(['Part', 'one']);
  });

  it('include the posts, the newest first', () => {
    expect(readContent(makeSite()).posts.map(({ route, date }) => [route, date])).toEqual([
      ['/blog/new', '2025-03-04'],
      ['/blog/old', '2025-01-02'],
    ]);
  });
});

it('reads a code block with its language, file name and text, and the content after the code', () => {
  expect(read(FRAME)).toMatchObject([
    { type: 'code', lang: 'java', meta: 'model/Book.java', value: 'record Book(\n  String title)' },
    { type: 'paragraph' },
  ]);
  expect(words(FRAME)).toEqual(['record', 'Book', 'String', 'title', 'Wirespec', 'says']);
});

it('reads tabs with their content, hidden or not, and nested tabs', () => {
  const inner = '<ul><li role=tab>x</li></ul><div role=tabpanel>inner</div>';
  const html = `<div class="theme-tabs-container"><ul><li role=tab>Java</li><li role=tab>Rust</li></ul>
    <div role=tabpanel>one</div><div role=tabpanel hidden>two <div class=theme-tabs-container>${inner}</div></div></div>`;
  expect(read(html)).toMatchObject([
    {
      type: 'tabs',
      tabs: [
        { label: 'Java', children: [{ type: 'paragraph' }] },
        { label: 'Rust', children: [{ type: 'paragraph' }, { type: 'tabs', tabs: [{ label: 'x' }] }] },
      ],
    },
  ]);
});

describe('words', () => {
  it('are separated where a reader sees a gap', () => {
    expect(words('<p>one</p><p>t<b>w</b>o</p>')).toEqual(['one', 'two']);
    expect(words('<pre>a<br>b<div>c</div><span>d</span><span>e</span></pre>')).toEqual(['a', 'b', 'c', 'de']);
  });

  it('count for the coverage as often as both pages have them', () => {
    const site = makeFolder({ 'a.html': '<p>aside</p><div class=text>a b b d</div>' });
    const article = { route: '/a', title: '', date: undefined, blocks: [], words: ['a', 'a', 'b', 'c'] };
    expect(measureCoverage(site, '.text', article)).toBe(0.5);
    expect(measureCoverage(site, '.text', { ...article, words: [] })).toBe(1);
    expect(measureCoverage(site, '.text', { ...article, route: '/missing' })).toBe(0);
  });
});

describe('the Markdown of a peer', () => {
  const java: RootContent = { type: 'code', lang: 'java', meta: 'Book.java', value: 'record Book()' };
  const wirespec: RootContent = { type: 'code', lang: 'wirespec', meta: null, value: 'type Book {}' };
  const prose: RootContent = { type: 'paragraph', children: [{ type: 'text', value: 'a {b} <c' }] };
  const write = (block: RootContent, id: keyof typeof DIALECTS) => formatMarkdown([block], DIALECTS[id]);

  it('escapes text that MDX would read as code', () => {
    expect(write(prose, 'docusaurus')).toBe('a \\{b} \\<c\n');
    expect(write(prose, 'vitepress')).toContain('a {b}');
  });

  it('has the file name beside the language, or above the block', () => {
    expect(write(java, 'starlight')).toBe('```java title="Book.java"\nrecord Book()\n```\n');
    expect(write(java, 'vitepress')).toBe('`Book.java`\n\n```java\nrecord Book()\n```\n');
  });

  it('marks code in a language that no peer knows as plain text', () => {
    for (const dialect of Object.values(DIALECTS)) {
      expect(formatMarkdown([wirespec], dialect)).toMatch(/^```text\n/);
    }
  });

  it('has tabs as components, as a group of code, or one after the other', () => {
    const tabs = (...children: RootContent[]): RootContent => ({ type: 'tabs', tabs: [{ label: 'Java', children }] });
    expect(write(tabs(java, prose), 'starlight')).toMatch(
      /^<Tabs>\n\n<TabItem label="Java">\n\n```java title[^]*a \\\{b[^]*<\/TabItem>\n\n<\/Tabs>\n$/,
    );
    expect(write(tabs(java, java), 'vitepress')).toContain(
      '::: code-group\n\n```java [Java]\nBook.java\nrecord Book()\n\nBook.java\n',
    );
    expect(write(tabs(prose, wirespec), 'vitepress')).toMatch(/^\*\*Java\*\*\n\na \{b\}[^]*```text/);
  });

  it('has an admonition with its kind and heading, and leaves the blocks unchanged for the next peer', () => {
    const remark: RootContent = { type: 'admonition', kind: 'warning', title: 'Mind', children: [java] };
    expect(write(remark, 'docusaurus')).toMatch(/^:::warning\[Mind\]\n\n```java title="Book.java"[^]*\n:::\n$/);
    expect(write(remark, 'starlight')).toMatch(/^:::caution\[Mind\]/);
    expect(write(remark, 'vitepress')).toMatch(/^::: warning Mind/);
    expect(java).toMatchObject({ lang: 'java', meta: 'Book.java' });
  });
});
