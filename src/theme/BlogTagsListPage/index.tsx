// Wraps BlogTagsListPage. Adds the description that search engines show; the stock page has none.
// Since Docusaurus 3.10. Listed in src/theme/README.md.
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogTagsListPage';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import '@site/src/css/blog-lists.css';

export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="The subjects of the Wirespec blog, with the number of articles about each of them." />
      <BlogTagsListPage {...props} />
    </>
  );
}
