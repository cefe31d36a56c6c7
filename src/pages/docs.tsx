import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';

/** Leads from the root of the documentation to its first page, with and without JavaScript. */
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
