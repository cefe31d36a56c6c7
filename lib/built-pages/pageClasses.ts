/**
 * The class names by which Docusaurus tells its pages and their parts apart: the stable ones, which it promises not to change. They are copied because
 * `ThemeClassNames` of `@docusaurus/theme-common` cannot be imported in Node; a test compares the two.
 */
export const PAGE_CLASSES = {
  /** Of the document, by kind of page. */
  page: {
    blogList: 'blog-list-page',
    blogTagsList: 'blog-tags-list-page',
    blogTagPosts: 'blog-tags-post-list-page',
    blogAuthorsList: 'blog-authors-list-page',
    blogAuthorPosts: 'blog-authors-posts-page',
    docsTagsList: 'docs-tags-list-page',
    docsTagDocs: 'docs-tags-doc-list-page',
  },
  docMarkdown: 'theme-doc-markdown',
  docMobileContents: 'theme-doc-toc-mobile',
  blogEditRow: 'theme-blog-footer-edit-meta-row',
  codeBlock: 'theme-code-block',
} as const;
