// Wraps Blog/Pages/BlogAuthorsPostsPage. Adds the description that search engines show; the stock page has none.
// Since Docusaurus 3.10. Listed in src/theme/README.md.
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import '@site/src/css/blog-lists.css';

export default function BlogAuthorsPostsPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description={`The articles of the Wirespec blog written by ${props.author.name ?? props.author.key}.`} />
      <BlogAuthorsPostsPage {...props} />
    </>
  );
}
