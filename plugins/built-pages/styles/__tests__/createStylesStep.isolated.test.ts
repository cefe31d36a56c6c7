import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readBuiltPages } from '../../../../lib/built-pages/readBuiltPages';
import { runPostBuildSteps } from '../../../../lib/built-pages/runPostBuildSteps';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { createStylesStep, type StylesOptions } from '../createStylesStep';
import { removeUnusedCss } from '../removeUnusedCss';

// The real one, but in tests that say otherwise.
vi.mock('../removeUnusedCss', async (importOriginal) => {
  const original = await importOriginal<typeof import('../removeUnusedCss')>();
  return { removeUnusedCss: vi.fn(original.removeUnusedCss) };
});

const CSS =
  '@layer a,b;@layer a{.doc{color:red}.post{color:red}.both{color:red}}@layer b{.both:hover{color:red}.open{color:red}.island{color:red}.gone{color:red}}';

function render(kind: string, body: string): string {
  return `<!doctype html><html class="plugin-${kind}"><head><link rel=stylesheet href=/site/assets/css/styles.0a.css /><script src=/site/assets/js/client.js></script></head><body>${body}</body></html>`;
}

const FILES = {
  'assets/css/styles.0a.css': CSS,
  'assets/js/client.js': 'add("open");import("./search.0123abcd.js")',
  'assets/js/search.0123abcd.js': 'var a={island:"island"}',
  'sw.js': '"gone"',
  'docs/a/index.html': render('docs', '<p class="doc both">'),
  'docs/b/index.html': render('docs', '<p class=both>'),
  'blog/index.html': render('blog', '<p class="both post">'),
};

async function run(files: Record<string, string> = FILES, options: Partial<StylesOptions> = {}) {
  const folder = makeFolder(files);
  const site = { folder, siteFolder: folder, url: '', baseUrl: '/site/', title: '', tagline: '', titleDelimiter: '|' };
  await runPostBuildSteps(
    [createStylesStep({ otherWords: [], ...options })],
    { ...site, pages: readBuiltPages(folder, '/site/') },
    () => undefined,
  );
  return folder;
}

/** The stylesheets a page links to. */
function readStyles(folder: string, file: string): string[] {
  const html = readFileSync(path.join(folder, file), 'utf8');
  return [...html.matchAll(/<link rel=stylesheet href=\/site\/(\S+)/g)].map(([, href = '']) =>
    readFileSync(path.join(folder, href), 'utf8'),
  );
}

describe('the styles of pages', () => {
  it('are one sheet for each kind, with what its pages and the scripts can show, in the order it had', async () => {
    const folder = await run();
    const docs =
      '@layer a,b;@layer a{.doc{color:red}.both{color:red}}@layer b{.both:hover{color:red}.open{color:red}.island{color:red}}';
    expect(readStyles(folder, 'docs/a/index.html')).toEqual([docs]);
    expect(readStyles(folder, 'docs/b/index.html')).toEqual([docs]);
    expect(readStyles(folder, 'blog/index.html')).toEqual([docs.replace('.doc', '.post')]);
  });

  it('leave out a class whose name means something else in scripts, but where pages have it', async () => {
    const files = { ...FILES, 'docs/a/index.html': render('docs', '<p class="doc open">') };
    const folder = await run(files, { otherWords: [{ words: ['open'], texts: ['add("open")'], reason: 'a method' }] });
    expect(readStyles(folder, 'docs/a/index.html').join('')).toContain('.open');
    expect(readStyles(folder, 'blog/index.html').join('')).not.toContain('.open');
  });

  it('keep the custom properties that attributes and scripts of pages read, and not those that only their text names', async () => {
    const css = '@layer a{.doc{color:red;--style:1;--drawing:1;--script:1;--text:1;--class:1}}';
    const body =
      '<p class="doc doc--class" style="width:var(--style)">--text<svg><path fill=var(--drawing)></svg><script>read("--script")</script>';
    const folder = await run({ 'assets/css/styles.0a.css': css, 'docs/a/index.html': render('docs', body) });
    expect(readStyles(folder, 'docs/a/index.html')).toEqual([
      '@layer a{.doc{color:red;--style:1;--drawing:1;--script:1}}',
    ]);
  });

  it('have what scripts in the pages add, also in pages of another kind', async () => {
    const files = { ...FILES, 'docs/a/index.html': render('docs', '<script>add("gone")</script>') };
    expect(readStyles(await run(files), 'blog/index.html').join('')).toContain('.gone');
  });

  it('keep the properties that stylesheets read which come with scripts', async () => {
    const files = { ...FILES, 'assets/css/styles.0a.css': `${CSS}:root{--a:1px;--b:1px}` };
    const late = { ...files, 'assets/css/styles-search.0b.css': '.hit{width:var(--a)}' };
    expect(readStyles(await run(files), 'blog/index.html').join('')).not.toContain('--a');
    const styles = readStyles(await run(late), 'blog/index.html').join('');
    expect(styles).toContain('--a:1px');
    expect(styles).not.toContain('--b');
  });

  it('are named after their content, and say which sheet they stand for', async () => {
    const folder = await run();
    const names = readdirSync(path.join(folder, 'assets/css')).filter((name) => name !== 'styles.0a.css');
    expect(names).toEqual([
      expect.stringMatching(/^styles-blog\.[\da-f]{8}\.css$/),
      expect.stringMatching(/^styles-docs\.[\da-f]{8}\.css$/),
    ]);
    expect(readFileSync(path.join(folder, 'docs/a/index.html'), 'utf8')).toContain(
      `<link rel=stylesheet href=/site/assets/css/${names[1]} data-href=/site/assets/css/styles.0a.css><script`,
    );
  });

  it('leave links to other places alone', async () => {
    const html = '<html><head><link rel=stylesheet href=https://example.com/a.css></head><body></body></html>';
    const folder = await run({ 'index.html': html });
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(html);
  });

  it('fail the build when something is dropped that pages or scripts can use', async () => {
    vi.mocked(removeUnusedCss).mockImplementation((css) => css.replaceAll(/\.(?:both:hover|open)\{[^}]*\}/g, ''));
    const building = run();
    await expect(building).rejects.toThrow(
      '"@layer b { .both:hover { color:red } }" was removed, but can apply to an element of docs/a/index.html.',
    );
    await expect(building).rejects.toThrow(
      '"@layer b { .open { color:red } }" was removed, but can apply to an element of blog/index.html.',
    );
    await expect(building).rejects.toThrow(/Correct plugins\/built-pages\/styles\/removeUnusedCss\.ts/);
  });

  it('fail the build when a script was not found that may load later', async () => {
    await expect(run({ ...FILES, 'assets/js/late.89abcdef.js': '"gone"' })).rejects.toThrow(
      'Pages may load assets/js/late.89abcdef.js',
    );
  });

  it('tell of many losses only the first', async () => {
    vi.mocked(removeUnusedCss).mockReturnValue('');
    const rule = Array.from({ length: 30 }, (_, index) => `.both{top:${index}px}`).join('');
    await expect(run({ ...FILES, 'assets/css/styles.0a.css': rule })).rejects.toThrow('And 40 more.');
  });
});
