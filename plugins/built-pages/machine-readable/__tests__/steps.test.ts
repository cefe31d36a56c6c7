import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PostBuildStep } from '../../../../lib/built-pages/PostBuildStep';
import { readBuiltPages } from '../../../../lib/built-pages/readBuiltPages';
import { runPostBuildSteps } from '../../../../lib/built-pages/runPostBuildSteps';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { createFilesStep } from '../createFilesStep';
import { createMarkdownStep } from '../createMarkdownStep';
import { createMessagesStep } from '../createMessagesStep';
import { createStructuredDataStep } from '../createStructuredDataStep';

const URL = 'https://a.org';

function makePage(address: string, kind: string, main: string): string {
  return `<!doctype html><html class="${kind}"><head><meta name=description content=About><link rel=canonical href=${URL}${address}></head><body><main>${main}</main></body></html>`;
}

async function run(files: Record<string, string>, ...steps: PostBuildStep[]): Promise<(file: string) => string> {
  const folder = makeFolder(files);
  const pages = readBuiltPages(folder, '/x/');
  const site = {
    folder,
    siteFolder: folder,
    url: URL,
    baseUrl: '/x/',
    title: 'S',
    tagline: '',
    pages,
  };
  await runPostBuildSteps(steps, site, () => undefined);

  return (file) => readFileSync(path.join(folder, file), 'utf8');
}

const DOC = makePage(
  '/x/docs/a',
  'docs-wrapper',
  '<article><div class=theme-doc-markdown><header><h1>A</h1><nav class=theme-doc-breadcrumbs>Way</nav><details class=page-menu><summary>Copy</summary></details><details class=theme-doc-toc-mobile><summary>Contents</summary></details></header><p>Text.</p></div></article>',
);
const summary = { title: 'S', description: 'About.', notes: [], files: [] };

describe('the step that writes Markdown', () => {
  it('writes the Markdown of a page beside its folder, without menus, and links it in the page', async () => {
    const read = await run(
      { 'docs/a/index.html': DOC },
      createMarkdownStep({ findMarkdown: () => undefined, summary }),
    );
    expect(read('docs/a.md')).toBe('# A\n\nText.\n');
    const page = read('docs/a/index.html');
    expect(page).toContain('<link rel="alternate" type="text/markdown" href="/x/docs/a.md"><link rel=canonical');
    expect(read('llms.txt')).toContain('- [A](https://a.org/x/docs/a.md): About');
  });

  it('does not change other pages', async () => {
    const home = makePage('/x/', '', '<h1>Home</h1>');
    const read = await run({ 'index.html': home }, createMarkdownStep({ findMarkdown: () => undefined, summary }));
    expect(read('index.html')).toBe(home);
    expect(() => read('index.md')).toThrow('ENOENT');
  });
});

describe('the step for structured data', () => {
  it('describes an article with the date that the page shows, and escapes script end tags in its title', async () => {
    const software = { name: 'S', description: '', version: '1', repository: URL, license: URL, organization: 'O' };
    const page = DOC.replace(
      'Text.',
      'Text. <span class=theme-last-updated><time datetime=2026-01-02T00:00:00.000Z>x</time></span>',
    ).replace('<h1>A</h1>', '<h1>A &lt;/script></h1>');
    const read = await run({ 'docs/a/index.html': page }, createStructuredDataStep(software));
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(read('docs/a/index.html')) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'TechArticle',
      headline: 'A </script>',
      dateModified: '2026-01-02T00:00:00.000Z',
      url: 'https://a.org/x/docs/a',
    });
  });
});

describe('the step for files', () => {
  it('publishes contracts, documents, other files and archives, lists the contracts, and names the sitemap', async () => {
    const files = {
      'sources/b/c.ws': 'type A { b: String }',
      'sources/b/d.json': '{}',
      'sources/b/package.json': '{}',
      'sources/b/tasks.json': '{}',
      'sources/d.java': '',
      'g.txt': 'grammar',
    };
    const read = await run(
      files,
      createFilesStep({ examples: 'sources', files: { 'x.ebnf': 'g.txt' }, starters: { lib: [{ from: 'b/' }] } }),
    );
    expect(read('starters/lib.zip')).toContain('lib/c.ws');
    expect(read('examples/b/c.ws')).toBe('type A { b: String }');
    expect(read('examples/b/d.json')).toBe('{}');
    expect(() => read('examples/b/package.json')).toThrow('ENOENT');
    expect(() => read('examples/b/tasks.json')).toThrow('ENOENT');
    expect(read('x.ebnf')).toBe('grammar');
    expect(JSON.parse(read('examples.json'))).toEqual([{ name: 'b/c.ws', url: 'https://a.org/x/examples/b/c.ws' }]);
    expect(read('robots.txt')).toContain('Sitemap: https://a.org/x/sitemap.xml');
  });
});

describe('the step for compiler messages', () => {
  const table =
    '<table><tr><th>message<th>cause<tr><td><a href=#colon><code>Colon expected</code></a><td>no colon; two\n colons</table>';
  const section =
    '<h2 id=colon>Colon</h2><p>A name has\n no <code>:</code>. It must.</p><div data-contract=wrong><pre><code>type A { b }</code></pre><ul><li>line 1</li></ul></div><h2 id=next>Next</h2><div data-contract=wrong></div>';
  const page = (content: string): Record<string, string> => ({
    'docs/e/index.html': makePage(
      '/x/docs/e',
      'docs-wrapper',
      `<div class=theme-doc-markdown><h1>E</h1>${content}</div>`,
    ),
  });
  const step = createMessagesStep({ page: 'docs/e', version: '1' });

  it('reads the messages, their causes, and the contracts in their sections', async () => {
    const read = await run(page(table + section), step);
    expect(JSON.parse(read('compiler-messages.json'))).toEqual({
      compiler: '1',
      page: 'https://a.org/x/docs/e',
      messages: [
        {
          messages: ['Colon expected'],
          meaning: 'A name has no :.',
          causes: ['no colon', 'two colons'],
          examples: [{ contract: 'type A { b }', diagnostics: ['line 1'] }],
          page: 'https://a.org/x/docs/e#colon',
        },
      ],
    });
  });

  it('fails if the page has no table, a row has no link, or a section is missing', async () => {
    await expect(run(page(section), step)).rejects.toThrow(
      'docs/e/index.html: The page has no table of messages. In the first column, write',
    );
    await expect(
      run(page(`${table.replace('</table>', '<tr><td><code>Dot expected</code><td>no dot</table>')}${section}`), step),
    ).rejects.toThrow(
      'docs/e/index.html: In the table of messages, the row "Dot expected" has no link. Link the message to its section.',
    );
    await expect(run(page(table), step)).rejects.toThrow(
      'docs/e/index.html: The table of messages links to "#colon", but the page has no such section. Correct the link, or write the section.',
    );
  });
});
