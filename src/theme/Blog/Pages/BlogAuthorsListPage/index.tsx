// Wraps Blog/Pages/BlogAuthorsListPage. Adds the description that search engines show; the stock page has none.
// Since Docusaurus 3.10. Listed in src/theme/README.md.
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import '@site/src/css/blog-lists.css';

export default function BlogAuthorsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="Who writes the articles of the Wirespec blog, with the number of articles of each author." />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
