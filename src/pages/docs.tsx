import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';

/** Redirects from `/docs` to the first page of the documentation, with and without JavaScript. */
export default function DocsRoot(): ReactNode {
  const target = useBaseUrl('/docs/getting-started');

  return (
    <>
      <PageMetadata title="Documentation" />
      <Head>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${target}`} />
      </Head>
      <p>
        The documentation begins with <Link to={target}>Getting started</Link>.
      </p>
    </>
  );
}
