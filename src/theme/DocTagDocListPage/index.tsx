import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, ThemeClassNames, UnlistedMetadata } from '@docusaurus/theme-common';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import type { Props } from '@theme/DocTagDocListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import styles from './styles.module.css';

/** Page that lists the documentation pages with one tag. */
export default function DocTagDocListPage({ tag }: Props): ReactNode {
  const count = tag.count === 1 ? 'One doc tagged' : `${tag.count} docs tagged`;
  const title = `${count} with "${tag.label}"`;

  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.docsPages, ThemeClassNames.page.docsTagDocListPage)}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      {tag.unlisted ? <UnlistedMetadata /> : null}
      <main className={clsx('container', styles.page)}>
        <Heading as="h1">{title}</Heading>
        {tag.description ? <p>{tag.description}</p> : null}
        <Link to={tag.allTagsPath}>View all tags</Link>
        {tag.items.map(({ id, permalink, title: name, description }) => (
          <article key={id}>
            <Heading as="h2">
              <Link to={permalink}>{name}</Link>
            </Heading>
            {description ? <p>{description}</p> : null}
          </article>
        ))}
      </main>
    </HtmlClassNameProvider>
  );
}
