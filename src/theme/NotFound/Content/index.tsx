import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import { usePluginData } from '@docusaurus/useGlobalData';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import RexOnWire from '@site/src/components/rex/RexOnWire';
import styles from './styles.module.css';

/** Content of the 404 page. Below `/docs`, it is inside the layout of the documentation. */
export default function NotFoundContent(): ReactNode {
  // The cast is needed because `usePluginData` returns `unknown`. plugins/site-search provides the path, which is a
  // build option.
  const { searchPageUrl } = usePluginData('site-search') as { searchPageUrl: string };

  return (
    <HtmlClassNameProvider className="notFoundPage">
      <main className={styles.page} data-not-found="">
        <PageMetadata
          title="Page Not Found"
          description="There is no page at this address. Continue with the documentation, the blog or the search of the Wirespec site."
        />
        <div className={clsx('container', styles.text)}>
          <Heading as="h1" className={styles.title}>
            This path is extinct.
          </Heading>
          <p>
            There is no page at this address. Try the <Link to="/docs/getting-started">documentation</Link>, the{' '}
            <Link to="/blog">blog</Link>, the <Link to={searchPageUrl}>search</Link> or the{' '}
            <Link to="/">home page</Link>.
          </p>
        </div>
        <RexOnWire />
      </main>
    </HtmlClassNameProvider>
  );
}
