import type { ReactNode } from 'react';
import clsx from 'clsx';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Island from '@site/src/client/islands/Island';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { SearchPageContentProps } from '../../client/page/SearchPageContent';
import { usePageSearchData } from '../SearchBar/usePageSearchData';
import styles from './styles.module.css';

/** Page component of `/search`. */
export default function SearchPage(): ReactNode {
  const { siteConfig } = useDocusaurusContext();

  return (
    <Layout>
      <PageMetadata title="Search" description={`Search the documentation and the blog of ${siteConfig.title}.`}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <main className={clsx('container', styles.main)}>
        <SearchIsland titleSuffix={` ${siteConfig.titleDelimiter} ${siteConfig.title}`} />
      </main>
    </Layout>
  );
}

/** A separate component, because the filters of the documentation version are only available inside the layout. */
function SearchIsland({ titleSuffix }: Pick<SearchPageContentProps, 'titleSuffix'>): ReactNode {
  const props: SearchPageContentProps = { data: usePageSearchData(), titleSuffix };

  return (
    <Island name="search-page" props={props}>
      <Heading as="h1">Search</Heading>
      <noscript>
        <p>The search runs in your browser and needs JavaScript. The links at the end of the page work without it.</p>
      </noscript>
    </Island>
  );
}
