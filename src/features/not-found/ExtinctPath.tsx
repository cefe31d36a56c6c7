import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { usePluginData } from '@docusaurus/useGlobalData';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import RexOnWire from '@site/src/components/rex/RexOnWire';
import styles from './ExtinctPath.module.css';

/** What a reader sees at an address that does not exist. */
export default function ExtinctPath({ className }: Props): ReactNode {
  // Given by the plugin; its path is an option of the build.
  const { searchPageUrl } = usePluginData('site-search') as { searchPageUrl: string };

  return (
    <main className={clsx(styles.page, className)} data-not-found="">
      {/* Below /docs the theme shows this content alone, without a title; a description it gives nowhere. */}
      <PageMetadata
        title="Page Not Found"
        description="There is no page at this address. Continue with the documentation, the blog or the search of the Wirespec site."
      />
      <div className={styles.words}>
        <Heading as="h1" className={styles.title}>
          This path is extinct.
        </Heading>
        <p>
          There is no page at this address. Try the <Link to="/docs/getting-started">documentation</Link>, the{' '}
          <Link to="/blog">blog</Link>, the <Link to={searchPageUrl}>search</Link> or the <Link to="/">home page</Link>.
        </p>
      </div>
      <RexOnWire isMain />
    </main>
  );
}
