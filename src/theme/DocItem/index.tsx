import type { ReactNode } from 'react';
import clsx from 'clsx';
import { DocProvider, useDoc } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import ContentVisibility from '@theme/ContentVisibility';
import type { Props } from '@theme/DocItem';
import PagerNav from '@theme/PagerNav';
import TableOfContents, { useHasContents } from '@theme/TableOfContents';
import DocFooter from './DocFooter';
import DocText from './DocText';
import styles from './styles.module.css';

/** Documentation page: text, footer, pager and table of contents. */
export default function DocItem({ content: Text }: Props): ReactNode {
  return (
    <DocProvider content={Text}>
      <HtmlClassNameProvider className={`docs-doc-id-${Text.metadata.id}`}>
        <DocLayout>
          <Text />
        </DocLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}

function DocLayout({ children }: { children: ReactNode }): ReactNode {
  const { metadata, frontMatter, assets, toc } = useDoc();
  const contents = {
    toc,
    minHeadingLevel: frontMatter.toc_min_heading_level,
    maxHeadingLevel: frontMatter.toc_max_heading_level,
  };
  const hasContents = useHasContents(contents) && frontMatter.hide_table_of_contents !== true;

  return (
    <div className={clsx(styles.columns, hasContents && styles.withContents)}>
      <PageMetadata
        title={metadata.title}
        description={metadata.description}
        keywords={frontMatter.keywords}
        image={assets.image ?? frontMatter.image}
      />
      <div className={styles.page}>
        <ContentVisibility metadata={metadata} />
        <article>
          <DocText>{children}</DocText>
          <DocFooter />
        </article>
        <PagerNav label="Docs pages" previous={metadata.previous} next={metadata.next} />
      </div>
      {hasContents ? <TableOfContents {...contents} /> : null}
    </div>
  );
}
