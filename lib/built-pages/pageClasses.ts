// What is looked for in the built pages and is named by Docusaurus: all that a new release of it may change for the steps after the build. `tests/styles/themeMarkup.spec.ts` finds each of these names.

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
  admonition: 'theme-admonition',
  lastUpdated: 'theme-last-updated',
} as const;

/** Names without a promise. */
export const THEME_CLASSES = {
  /** The text of a page, in the documentation and in the blog. */
  text: 'markdown',
  /** The link of a heading to itself. */
  headingLink: 'hash-link',
  nextLink: 'pagination-nav__link--next',
} as const;

/** How the class of the color switch begins until the generator's application enables it. The pages do not have it any more: `createColorSwitchStep` takes it off. */
export const DISABLED_SWITCH_CLASS = 'toggleButtonDisabled_';

/** The classes of the document by which Docusaurus says what a page comes from. */
export const PLUGIN_CLASSES = { docs: 'plugin-docs', blog: 'plugin-blog' } as const;

/** Class of our own: the menu that copies a page, see `plugins/machine-readable`. */
export const PAGE_MENU_CLASS = 'page-menu';
