import { describe, expect, it } from 'vitest';
import { formatLlmsFullTxt, formatLlmsTxt } from '../formatLlmsFiles';
import type { PageText } from '../readPageText';
import { toMarkdownPath } from '../../../../lib/html/toMarkdownPath';

function makePage(path: string, fields: Partial<PageText> = {}): PageText {
  return {
    kind: 'docs',
    path,
    markdownPath: toMarkdownPath(path),
    title: path,
    description: 'The purpose.',
    section: undefined,
    next: undefined,
    markdown: `# ${path}\n`,
    ...fields,
  };
}

const SUMMARY = {
  title: 'Site',
  description: 'A site.',
  notes: ['A note.'],
  files: [{ name: 'Grammar', path: '/x.ebnf', description: 'the grammar' }],
};

const PAGES = [
  makePage('/blog', { kind: 'blog' }),
  makePage('/blog/new', { kind: 'blog', next: '/blog/old' }),
  makePage('/blog/old', { kind: 'blog' }),
  makePage('/docs/b', { section: 'Language' }),
  makePage('/docs/start', { section: 'Start', next: '/docs/a' }),
  makePage('/docs/a', { section: 'Language', next: '/docs/b', title: 'A [1]' }),
];

describe('llms.txt', () => {
  it('lists pages by section, in the order of their links to the next page, and lists of posts as optional', () => {
    expect(formatLlmsTxt(SUMMARY, PAGES, 'https://a.org')).toBe(`# Site

> A site.

A note.

## Documentation

- [/docs/start](https://a.org/docs/start.md): The purpose.

## Language

- [A \\[1\\]](https://a.org/docs/a.md): The purpose.
- [/docs/b](https://a.org/docs/b.md): The purpose.

## Blog

- [/blog/new](https://a.org/blog/new.md): The purpose.
- [/blog/old](https://a.org/blog/old.md): The purpose.

## Files

- [Grammar](https://a.org/x.ebnf): the grammar

## Optional

- [/blog](https://a.org/blog.md): The purpose.
`);
  });

  it('contains the Markdown of all pages in its full form, without the lists of posts', () => {
    const text = formatLlmsFullTxt(SUMMARY, PAGES, 'https://a.org');
    expect(text.match(/^Source: .*$/gm)).toEqual([
      'Source: https://a.org/docs/start',
      'Source: https://a.org/docs/a',
      'Source: https://a.org/docs/b',
      'Source: https://a.org/blog/new',
      'Source: https://a.org/blog/old',
    ]);
    expect(text).toContain('Source: https://a.org/docs/a\n\n# /docs/a\n');
  });

  it('contains each page once if the links to the next page form a cycle', () => {
    const circle = [makePage('/a', { next: '/b' }), makePage('/b', { next: '/c' }), makePage('/c', { next: '/b' })];
    expect(formatLlmsFullTxt(SUMMARY, circle, 'https://a.org').match(/^Source: .*$/gm)).toEqual([
      'Source: https://a.org/a',
      'Source: https://a.org/b',
      'Source: https://a.org/c',
    ]);
  });
});

describe('toMarkdownPath', () => {
  it('returns the Markdown path of a page, a folder and the root', () => {
    expect(['/docs/types', '/docs/ide/', '/'].map(toMarkdownPath)).toEqual([
      '/docs/types.md',
      '/docs/ide.md',
      '/index.md',
    ]);
  });
});
