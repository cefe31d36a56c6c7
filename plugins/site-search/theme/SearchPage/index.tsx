import type { ReactNode } from 'react';
import clsx from 'clsx';
import BrowserOnly from '@docusaurus/BrowserOnly';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import SearchPageContent from '../../client/page/SearchPageContent';
import { readQuery } from '../../client/page/useQueryOfAddress';
import styles from './styles.module.css';

/** `/search?q=…` */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchPageMetadata />
      <main className={clsx('container margin-vert--lg', styles.main)}>
        <BrowserOnly fallback={<WithoutScript />}>{() => <SearchPageContent />}</BrowserOnly>
      </main>
    </Layout>
  );
}

/** What the page says before its scripts run, and to those who do not let them. */
function WithoutScript(): ReactNode {
  return (
    <>
      <Heading as="h1">Search</Heading>
      <noscript>
        <p>The search runs in your browser and needs JavaScript. The links on this page work without it.</p>
      </noscript>
    </>
  );
}

/** A component of its own, so that another query does not draw the layout again. */
function SearchPageMetadata(): ReactNode {
  const query = readQuery(useLocation().search);

  return (
    <PageMetadata
      title={query === '' ? 'Search' : `Search results for “${query}”`}
      description="Search the documentation and the blog of Wirespec."
    />
  );
}
