import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Leads from the root of the documentation to its first page, with and without JavaScript. */
export default function DocsRoot(): ReactNode {
  const { title, titleDelimiter } = useDocusaurusContext().siteConfig;
  const target = useBaseUrl('/docs/getting-started');

  return (
    <>
      <Head>
        <title>{`Documentation ${titleDelimiter} ${title}`}</title>
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={`0; url=${target}`} />
      </Head>
      <p>
        The documentation begins with <Link to={target}>Getting started</Link>.
      </p>
    </>
  );
}
