import type * as hast from 'hast-util-from-html';
import type * as fs from 'node:fs';
import type * as fsPromises from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import type { PostBuildStep } from '../../lib/built-pages/PostBuildStep';
import { readBuiltPages } from '../../lib/built-pages/readBuiltPages';
import { runPostBuildSteps } from '../../lib/built-pages/runPostBuildSteps';
import builtPages from '../../plugins/built-pages';
import { makeFolder } from '../../tests/support/makeFolder';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { readSiteOptions } from '../env';
import { createPlugins } from '../plugins';

/** Reads and writes of page files in order, such as `read …/index.html`, and the number of parsed pages. */
const calls = vi.hoisted(() => ({ files: [] as string[], parsed: 0 }));

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>();
  return {
    ...original,
    readFileSync: recordCalls('read', original.readFileSync),
    writeFileSync: recordCalls('write', original.writeFileSync),
  };
});

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof fsPromises>();
  return {
    ...original,
    readFile: recordCalls('read', original.readFile),
    writeFile: recordCalls('write', original.writeFile),
  };
});

vi.mock('hast-util-from-html', async (importOriginal) => {
  const { fromHtml } = await importOriginal<typeof hast>();
  const count: typeof fromHtml = (value, options) => {
    calls.parsed += 1;
    return fromHtml(value, options);
  };
  return { fromHtml: count };
});

function recordCalls<Parameters extends [unknown, ...unknown[]], Result>(
  name: string,
  call: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  return (...parameters) => {
    const file = String(parameters[0]);
    const page = /^.*\.html(?=$|\.)/.exec(file)?.[0];
    // A page is written to a temporary file beside it, which is then renamed.
    if (page !== undefined) calls.files.push(`${name} ${page}`);
    return call(...parameters);
  };
}

function listSteps(): readonly PostBuildStep[] {
  const folders = { docs: 'docs', blog: 'blog', pages: 'src/pages', sidebars: 'sidebars.ts' };
  const plugins = createPlugins(readSiteOptions({}), folders, []);
  const [, options] = plugins.find((plugin) => Array.isArray(plugin) && plugin[0] === (builtPages as unknown)) as [
    unknown,
    { steps: readonly PostBuildStep[] },
  ];
  return options.steps;
}

function createPage(address: string, kind: string, body: string): string {
  return `<!doctype html><html class=${kind}><head><meta charset=UTF-8><meta name=keywords content=a><link rel=canonical href=https://wirespec.io${address}><link rel=stylesheet href=/assets/css/styles.0a.css><script src=/assets/js/client.js></script></head><body><main>${body}</main></body></html>`;
}

/** An article with markup that would change if it were parsed and serialized. */
const ARTICLE = `<article><div class=theme-doc-markdown><h1>A</h1><svg viewBox="0 0 9 9"><path d=M0,0 /></svg><!-- note --><p>5 &lt; 6 &amp; 7&nbsp;> "5"<a href=/docs/a?b=1&amp;c=2#d>A</a><a href="https://example.com/">B</a><br><pre><code>
type A {\n  b: String  <span class=t-3>// c</span>\n}
</code></pre><details><summary>More</summary><table><tr><td>1</table></details><button hidden data-props='{"a":"b"}'>Edit</button><img src=/img/a.svg alt="" width=9 height=9></div></article>`;

/** The pages as Docusaurus renders them, by file. */
const PAGES = {
  'docs/a/index.html': createPage('/docs/a', 'docs-wrapper', ARTICLE),
  'index.html': createPage('/', 'home', '<h1>Home</h1>'),
  'offline/index.html': createPage('/offline', 'plugin-offline', '<h1>Offline</h1>'),
};

/** Runs all steps of the site on three small pages. */
async function build(): Promise<string> {
  const folder = makeFolder({
    'assets/css/styles.0a.css': '@layer a;@layer a{p{color:red}}',
    'assets/js/client.js': 'alert();close()',
    ...PAGES,
  });
  const names = { url: 'https://wirespec.io', baseUrl: '/', title: 'W', tagline: '' };
  const site = { ...names, folder, siteFolder: REPOSITORY, pages: readBuiltPages(folder, '/') };
  calls.files = [];
  calls.parsed = 0;
  await runPostBuildSteps(listSteps(), site, () => undefined);

  return folder;
}

it('reads, parses and writes each page once, with all steps', async () => {
  const folder = await build();
  const files = Object.keys(PAGES).map((file) => path.join(folder, file));
  expect(calls.files.sort()).toEqual(files.flatMap((file) => [`read ${file}`, `write ${file}`]).sort());
  expect(calls.parsed).toBe(files.length);
});

it('does not change the content of a page', async () => {
  const folder = await build();
  const readContent = (html: string): string | undefined => /<main>.*<\/main>/s.exec(html)?.[0];
  for (const [file, html] of Object.entries(PAGES)) {
    const built = readFileSync(path.join(folder, file), 'utf8');
    expect(built, file).not.toBe(html);
    expect(readContent(html), file).toContain('<h1>');
    expect(readContent(built), file).toBe(readContent(html));
  }
});

it('lists the files of the page about offline reading by their final names', async () => {
  const folder = await build();
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8');
  expect(worker).toMatch(/"\/offline","\/assets\/css\/styles\.0a\.css","\/assets\/js\/client\.js"/);
});
