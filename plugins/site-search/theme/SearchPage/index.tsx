import type { ReactNode } from 'react';
import clsx from 'clsx';
import BrowserOnly from '@docusaurus/BrowserOnly';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import SearchPageContent from '../../client/page/SearchPageContent';
import styles from './styles.module.css';

/** `/search?q=…` */
export default function SearchPage(): ReactNode {
  const { search } = useLocation();
  const query = (new URLSearchParams(search).get('q') ?? '').slice(0, 64);

  return (
    <Layout>
      <PageMetadata
        title={query === '' ? 'Search' : `Search results for “${query}”`}
        description="Search the documentation and the blog of Wirespec."
      />
      <main className={clsx('container margin-vert--lg', styles.main)}>
        <BrowserOnly fallback={<Heading as="h1">Search</Heading>}>
          {() => <SearchPageContent query={query} />}
        </BrowserOnly>
      </main>
    </Layout>
  );
}
