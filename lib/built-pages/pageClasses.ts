// Class names by which the steps after the build find pages and their parts. `src/theme` writes them, most of them by `ThemeClassNames` of `@docusaurus/theme-common`, which can only be imported into what a
// bundler makes; `tests/unit/pageClasses.test.ts` compares the two.

/** Class names that Docusaurus promises not to change. */
export const PAGE_CLASSES = {
  /** Of the document, by kind of page. */
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
  /** Of the document, by what the page is part of. */
  docsPages: 'docs-wrapper',
  blogPages: 'blog-wrapper',
  docMarkdown: 'theme-doc-markdown',
  docBreadcrumbs: 'theme-doc-breadcrumbs',
  docMobileContents: 'theme-doc-toc-mobile',
  blogEditRow: 'theme-blog-footer-edit-meta-row',
  codeBlock: 'theme-code-block',
  admonition: 'theme-admonition',
  lastUpdated: 'theme-last-updated',
} as const;

/** Class names that only our theme gives. */
export const THEME_CLASSES = {
  /** The text of a page, in the documentation and in the blog. */
  text: 'markdown',
  /** The link of a heading to itself. */
  headingLink: 'hash-link',
} as const;

/** Class of our own: the menu that copies a page, see `src/theme/PageMenu`. */
export const PAGE_MENU_CLASS = 'page-menu';
