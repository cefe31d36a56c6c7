// Class names by which post-build steps find pages and their parts. `src/theme` writes most of them with
// `ThemeClassNames` of `@docusaurus/theme-common`, which only bundled code can import. The types in
// `tests/unit/pageClasses.test.ts` compare `PAGE_CLASSES` with `ThemeClassNames`.

/** Stable class names of Docusaurus. */
export const PAGE_CLASSES = {
  /** Classes of the `html` element, by page type. */
  page: {
    blogList: 'blog-list-page',
    blogPost: 'blog-post-page',
    blogTagsList: 'blog-tags-list-page',
    blogTagPosts: 'blog-tags-post-list-page',
    blogAuthorsList: 'blog-authors-list-page',
    blogAuthorPosts: 'blog-authors-posts-page',
    docsTagsList: 'docs-tags-list-page',
    docsTagDocs: 'docs-tags-doc-list-page',
  },
  /** Classes of the `html` element, by part of the site. */
  docsPages: 'docs-wrapper',
  blogPages: 'blog-wrapper',
  /** Classes of elements in a page. */
  docMarkdown: 'theme-doc-markdown',
  docBreadcrumbs: 'theme-doc-breadcrumbs',
  docMobileContents: 'theme-doc-toc-mobile',
  blogEditRow: 'theme-blog-footer-edit-meta-row',
  codeBlock: 'theme-code-block',
  admonition: 'theme-admonition',
  lastUpdated: 'theme-last-updated',
} as const;

/** The link in a heading to its own anchor. `ThemeClassNames` does not contain this class. */
export const HEADING_LINK_CLASS = 'hash-link';

/** The menu for copying a page; see `src/theme/PageMenu`. */
export const PAGE_MENU_CLASS = 'page-menu';
