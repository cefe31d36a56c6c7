/**
 * The class names by which Docusaurus tells its pages and their parts apart: those that it promises not to change. They are copied because `ThemeClassNames` of
 * `@docusaurus/theme-common` can only be imported into what a bundler makes; the types of `tests/styles/themeMarkup.spec.ts` compare the two.
 */
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
  docMarkdown: 'theme-doc-markdown',
  docBreadcrumbs: 'theme-doc-breadcrumbs',
  docMobileContents: 'theme-doc-toc-mobile',
  blogEditRow: 'theme-blog-footer-edit-meta-row',
  codeBlock: 'theme-code-block',
} as const;

/** The classes of the document by which Docusaurus says what a page comes from. */
export const PLUGIN_CLASSES = { docs: 'plugin-docs', blog: 'plugin-blog' } as const;

/** Class of our own: the menu that copies a page, see `plugins/machine-readable`. */
export const PAGE_MENU_CLASS = 'page-menu';
