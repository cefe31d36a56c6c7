import type { ReactNode } from 'react';
import clsx from 'clsx';
import { HtmlClassNameProvider, ThemeClassNames, translateTagsPageTitle } from '@docusaurus/theme-common';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import type { Props } from '@theme/DocTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import TagList from '@theme/TagList';
import styles from './styles.module.css';

/** Page that lists all tags of the documentation. */
export default function DocTagsListPage({ tags }: Props): ReactNode {
  const title = translateTagsPageTitle();

  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.docsPages, ThemeClassNames.page.docsTagsListPage)}>
      <PageMetadata title={title} />
      <SearchMetadata tag="doc_tags_list" />
      <main className={clsx('container', styles.page)}>
        <Heading as="h1">{title}</Heading>
        <TagList tags={tags} />
      </main>
    </HtmlClassNameProvider>
  );
}
