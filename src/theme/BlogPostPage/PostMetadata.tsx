import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useBlogPost, useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';

/** Metadata of a post for search engines and link previews. */
export default function PostMetadata(): ReactNode {
  const { assets, metadata } = useBlogPost();
  const structuredData = useBlogPostStructuredData();
  const { title, description, date, tags, authors, frontMatter } = metadata;
  const authorUrls = authors.flatMap(({ url }) => url ?? []);

  return (
    <>
      <PageMetadata
        title={frontMatter.title_meta ?? title}
        description={description}
        keywords={frontMatter.keywords}
        image={assets.image ?? frontMatter.image}
      >
        <meta property="og:type" content="article" />
        <meta property="article:published_time" content={date} />
        {authorUrls.length === 0 ? null : <meta property="article:author" content={authorUrls.join(',')} />}
        {tags.length === 0 ? null : <meta property="article:tag" content={tags.map(({ label }) => label).join(',')} />}
      </PageMetadata>
      <Head>
        <script type="application/ld+json">{JSON.stringify(structuredData)}</script>
      </Head>
    </>
  );
}
