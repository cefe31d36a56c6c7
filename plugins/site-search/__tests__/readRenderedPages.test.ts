import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import { readRenderedPages } from '../readRenderedPages';

describe('readRenderedPages', () => {
  it('names a page as it names itself, else after its folder, and leaves other files alone', async () => {
    const folder = makeFolder({
      'index.html': '<link data-rh=true rel=canonical href=https://example.com/ />',
      'docs/intro/index.html': '<link data-rh="true" rel="canonical" href="https://example.com/docs/intro/"/>',
      'docs/types/index.html': '<title>Types</title>',
      '404.html': 'Not here',
      'assets/index.html.js': '',
    });

    expect((await readRenderedPages(folder, '/')).map(({ path }) => path)).toEqual([
      '/docs/intro/',
      '/docs/types',
      '/',
    ]);
  });
});
