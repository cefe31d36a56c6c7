/**
 * One page of every kind, keyed by the prefix of its screenshot files.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const PAGE_KINDS = {
  home: '/',
  how: '/how',
  vision: '/vision',
  'plain-page': '/markdown-page',
  search: '/search?q=type',
  'search-empty': '/search',
  'not-found': '/404.html',
  'docs-first': '/docs/getting-started',
  'docs-reference': '/docs/language/types',
  'docs-cheat-sheet': '/docs/language/cheat-sheet',
  'docs-index': '/docs/integration',
  'docs-console': '/docs/plugins/cli',
  'blog-list': '/blog',
  'blog-post': '/blog/type-constraints',
  'blog-archive': '/blog/archive',
  'blog-tags': '/blog/tags',
  'blog-tag': '/blog/tags/wirespec',
  'blog-authors': '/blog/authors',
  'blog-author': '/blog/authors/maintainers',
};

export const WIDTHS = [360, 768, 1280, 1920];

export const THEMES = /** @type {const} */ (['dark', 'light']);

/** Screenshots for the README, which show the first screen of a page. */
export const README_SCREENSHOTS = [
  { file: 'home.png', path: '/', width: 1280, height: 800 },
  { file: 'documentation.png', path: '/docs/language/types', width: 1280, height: 800 },
];
