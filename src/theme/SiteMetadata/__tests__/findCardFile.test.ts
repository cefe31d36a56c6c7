import { describe, expect, it } from 'vitest';
import { findCardFile } from '../findCardFile';

describe('findCardFile', () => {
  it.each([
    ['/', '/', 'img/social/index.png'],
    ['/index.html', '/', 'img/social/index.png'],
    ['/how', '/', 'img/social/how.png'],
    ['/docs/ide/', '/', 'img/social/docs/ide.png'],
    ['/docs/ide', '/', 'img/social/docs/ide.png'],
    ['/docs/language/types/index.html', '/', 'img/social/docs/language/types.png'],
    ['/404.html', '/', 'img/social/404.png'],
    ['/wirespec/', '/wirespec/', 'img/social/index.png'],
    ['/wirespec/blog', '/wirespec/', 'img/social/blog.png'],
  ])('the card of the page %s below the base path %s is %s', (pathname, baseUrl, file) => {
    expect(findCardFile(pathname, baseUrl)).toBe(file);
  });

  it('returns different files for different pages', () => {
    const pages = ['/', '/blog', '/blog/tags', '/docs', '/docs/language', '/docs/language/types', '/404.html'];
    expect(new Set(pages.map((page) => findCardFile(page, '/'))).size).toBe(pages.length);
  });
});
