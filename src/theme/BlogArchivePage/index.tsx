// Replaces BlogArchivePage: the stock one skips a level of headings, begins with the oldest post and has no place for more than titles.
// Since Docusaurus 3.10. Listed in src/theme/README.md.
import type { ReactNode } from 'react';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Archive from '@site/src/features/blog/archive/Archive';

export default function BlogArchivePage({ archive }: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title="Archive" description="All articles of the Wirespec blog, by year, the newest first." />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">Archive</Heading>
          <Archive posts={archive.blogPosts} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
