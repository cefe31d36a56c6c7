import { describe, expect, it } from 'vitest';
import { readBuiltPages } from '../../../../lib/built-pages/readBuiltPages';
import type { SearchRecord } from '../../shared/types';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { RecordCollector } from '../RecordCollector';

const SITE = { origin: 'https://example.com', title: 'Example', searchPage: '/search' };

/** Collects the records of pages with the given paths and HTML. */
function extractRecords(pages: readonly { path: string; html: string }[]): SearchRecord[] {
  const folder = makeFolder(
    Object.fromEntries(
      pages.map(({ path, html }, index) => [
        `${index}/index.html`,
        html.replace('<body>', `<link rel=canonical href=https://example.com${path}><body>`),
      ]),
    ),
  );
  const collector = new RecordCollector(SITE);
  for (const page of readBuiltPages(folder, '/')) collector.readPage(page);
  return collector.finish();
}

function renderDocs(body: string, { head = '', crumbs = ['Language', 'Types'] } = {}): string {
  return `<!doctype html><html lang=en class="docs-wrapper"><head>
    <meta name=docsearch:language content=en><meta name=docsearch:docusaurus_tag content=docs-default-current>${head}</head>
    <body><nav>Menu</nav><main><nav class=theme-doc-breadcrumbs><ul>${crumbs.map((crumb) => `<li>${crumb}</li>`).join('')}</ul></nav>
    <div class="theme-doc-markdown markdown">${body}</div><nav>Next page</nav></main></body></html>`;
}

function extract(body: string, options?: Parameters<typeof renderDocs>[1]) {
  return extractRecords([{ path: '/docs/language/types', html: renderDocs(body, options) }]);
}

const summarize = (records: ReturnType<typeof extract>) =>
  records.map(({ type, anchor, hierarchy, content }) => [type, anchor, type === 'content' ? content : hierarchy[type]]);

describe('RecordCollector', () => {
  it('creates a record for each heading, paragraph, list item and table row, with its headings', () => {
    const records = extract(`<header><h1>Types</h1></header><p>A type says <code>what</code> a value is.</p>
      <h2 id=lists>Lists<a class=hash-link href=#lists>#</a></h2>
      <ul><li>First</li><li>Second <em>item</em><ul><li>Inner</li></ul></li></ul>
      <h3 id=deep>Deep</h3><table><tr><th>Name</th><th>Meaning</th></tr><tr><td>String</td><td>text</td></tr></table>
      <h2 id=enums>Enums</h2><p>Last.</p>`);

    expect(summarize(records)).toEqual([
      ['lvl1', null, 'Types'],
      ['content', null, 'A type says what a value is.'],
      ['lvl2', 'lists', 'Lists'],
      ['content', 'lists', 'First'],
      ['content', 'lists', 'Second item'],
      ['content', 'lists', 'Inner'],
      ['lvl3', 'deep', 'Deep'],
      ['content', 'deep', 'Name · Meaning'],
      ['content', 'deep', 'String · text'],
      ['lvl2', 'enums', 'Enums'],
      ['content', 'enums', 'Last.'],
    ]);
    expect(records.at(-1)).toEqual({
      objectID: '/docs/language/types-10',
      url: 'https://example.com/docs/language/types#enums',
      url_without_anchor: 'https://example.com/docs/language/types',
      anchor: 'enums',
      type: 'content',
      hierarchy: { lvl0: 'Language', lvl1: 'Types', lvl2: 'Enums', lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      content: 'Last.',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      weight: { page_rank: 3, links: 0, level: 0, position: 10 },
    });
  });

  it('weighs headings by their level', () => {
    expect(extract('<h1>A</h1><h2 id=b>B</h2><h3 id=c>C</h3><p>Text</p>').map(({ weight }) => weight.level)).toEqual([
      100, 90, 80, 0,
    ]);
  });

  it('adds keywords and description of the page to the record of its title', () => {
    const [title] = extract('<h1>Types</h1>', {
      head: '<meta name=keywords content="array, list"><meta name=description content="The form of values.">',
    });

    expect(title).toMatchObject({ keywords: ['array', 'list'], content: 'The form of values.' });
  });

  it('records the title of a code block, and the names in it', () => {
    const block = `<div class=theme-code-block><span data-title>build.gradle.kts</span><button title=Copy>Copy</button>
      <pre><code><span>id</span>("wirespec") --strict Integer32[] 42</code></pre></div>`;
    const records = extract(`<h1>Gradle</h1><h2 id=use>Use</h2>${block}`);

    expect(summarize(records).at(-1)).toEqual(['content', 'use', 'build.gradle.kts']);
    expect(records[1]?.code).toEqual(['[]', 'id', 'wirespec', '--strict', 'Integer32']);
  });

  it('leaves out the section with further reading, but nothing after it', () => {
    const records = extract(
      '<h1>Types</h1><h2 id=next>Next</h2><ul><li>Endpoints</li></ul><h2 id=notes>Notes</h2><p>Last.</p>',
    );

    expect(summarize(records)).toEqual([
      ['lvl1', null, 'Types'],
      ['lvl2', 'notes', 'Notes'],
      ['content', 'notes', 'Last.'],
    ]);
  });

  it('indexes only the declared names of generated code', () => {
    const block =
      '<div class=theme-code-block><span data-title>Todo.java</span><pre><code>class TodoHandler { int count; }</code></pre></div>';
    const contract = '<div class=theme-code-block><pre><code>type Todo</code></pre></div>';
    const records = extract(
      `<h1>Java</h1><div data-contract=valid data-compiler=1>${contract}<div role=tabpanel>${block}</div></div><div data-compiler=1>${block}</div>`,
    );

    expect(summarize(records)).toEqual([['lvl1', null, 'Java']]);
    expect(records[0]?.code).toEqual(['type', 'Todo', 'TodoHandler']);
  });

  it('leaves out buttons, tab lists, hidden symbols, and the texts of pages that only list others', () => {
    const html = (classes: string, main: string) => `<html class="${classes}"><body><main>${main}</main></body></html>`;
    const records = extractRecords([
      {
        path: '/',
        html: html(
          '',
          '<h1>Home</h1><button>Press</button><ul role=tablist><li>Tab</li></ul><p aria-hidden=true>→</p><p>Text</p>',
        ),
      },
      { path: '/blog', html: html('blog-wrapper blog-list-page', '<h1>Blog</h1><p>An excerpt.</p>') },
      { path: '/blog/tags/api', html: html('blog-wrapper blog-tags-post-list-page', '<h1>Tag</h1>') },
      {
        path: '/secret',
        html: html('', '<h1>Secret</h1>').replace('<body>', '<meta name=robots content="noindex"><body>'),
      },
      { path: '/redirect', html: '<html><body>gone</body></html>' },
    ]);

    expect(summarize(records)).toEqual([
      ['lvl1', null, 'Home'],
      ['content', null, 'Text'],
      ['lvl1', null, 'Blog'],
    ]);
    expect(records.map(({ hierarchy }) => hierarchy.lvl0)).toEqual(['Example', 'Example', 'Blog']);
  });

  it('gives the index page of a category the area of its pages', () => {
    const records = extractRecords([
      { path: '/docs/language', html: renderDocs('<h1>The language</h1>', { crumbs: ['Language'] }) },
      { path: '/docs/language/types', html: renderDocs('<h1>Types</h1>') },
      { path: '/docs/glossary', html: renderDocs('<h1>Glossary</h1>', { crumbs: ['Glossary'] }) },
    ]);

    expect(records.map(({ hierarchy }) => hierarchy.lvl0)).toEqual(['Language', 'Language', 'Documentation']);
  });

  it('counts the other pages that link to a page', () => {
    const link = '<h1>A</h1><p><a href="/docs/types/#enums">Enums</a> and <a href="/docs/types">types</a></p>';
    const records = extractRecords([
      { path: '/docs/types/', html: renderDocs(link) },
      { path: '/docs/java', html: renderDocs(link) },
    ]);

    expect(records.filter(({ type }) => type === 'lvl1').map(({ weight }) => weight.links)).toEqual([1, 0]);
  });

  it('uses the id of the section around a heading without an id', () => {
    expect(
      summarize(extract('<h1>How</h1><section id=contract><h2>Contract</h2><p>Text.</p></section>')).slice(1),
    ).toEqual([
      ['lvl2', 'contract', 'Contract'],
      ['content', 'contract', 'Text.'],
    ]);
  });

  it('leaves out the search page and pages without their own address', () => {
    const html = '<html><head></head><body><main><h1>Search</h1></main></body></html>';
    expect(extractRecords([{ path: '/search', html }])).toEqual([]);
    const collector = new RecordCollector(SITE);
    for (const page of readBuiltPages(makeFolder({ '404.html': html, 'how/index.html': html }), '/')) {
      collector.readPage(page);
    }
    expect(collector.finish().map(({ url }) => url)).toEqual(['https://example.com/how']);
  });
});
