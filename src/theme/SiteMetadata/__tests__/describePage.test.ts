import { expect, it } from 'vitest';
import { describePage } from '../describePage';

it('describes the lists of tags and authors, with and without a slash at the end, below any root', () => {
  const tags = describePage('/blog/tags', '/');
  expect(tags).toMatch(/^The subjects of the Wirespec blog/);
  expect(describePage('/blog/tags/', '/')).toBe(tags);
  expect(describePage('/site/blog/tags/', '/site/')).toBe(tags);
  expect(describePage('/blog/authors', '/')).toMatch(/^Who writes/);
});

it('gives each author a description of their own', () => {
  expect(describePage('/blog/authors/jane', '/')).toMatch(/: jane\.$/);
  expect(describePage('/blog/authors/maintainers/', '/')).toMatch(/: maintainers\.$/);
});

it('leaves pages alone that describe themselves', () => {
  for (const path of ['/', '/blog', '/blog/tags/language', '/docs/blog/tags', '/blog/authors/jane/more']) {
    expect(describePage(path, '/')).toBeUndefined();
  }
});
