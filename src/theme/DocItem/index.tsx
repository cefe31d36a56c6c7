import type { ReactNode } from 'react';
import clsx from 'clsx';
import { DocProvider, useDoc } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import ContentVisibility from '@theme/ContentVisibility';
import type { Props } from '@theme/DocItem';
import PagerNav from '@theme/PagerNav';
import TableOfContents from '@theme/TableOfContents';
import { useContents } from '@theme/TableOfContents/ContentsList';
import Link from '@docusaurus/Link';
import EditMeta from '@theme/EditMeta';
import TagList from '@theme/TagList';
import { useSite } from '@site/src/components/site/useSite';
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
  const contents = useContents(toc, frontMatter);

  return (
    <div className={clsx('page-columns', contents.length > 0 && 'with-contents')}>
      <PageMetadata
        title={metadata.title}
        description={metadata.description}
        keywords={frontMatter.keywords}
        image={assets.image ?? frontMatter.image}
      />
      <div className="page-content">
        <ContentVisibility metadata={metadata} />
        <article>
          <DocText>{children}</DocText>
          <DocFooter />
        </article>
        <PagerNav label="Docs pages" previous={metadata.previous} next={metadata.next} />
      </div>
      <TableOfContents entries={contents} />
    </div>
  );
}

/** Footer of a documentation page: tags, edit link, last update, and a link to report a mistake. */
function DocFooter(): ReactNode {
  const { issues } = useSite();
  const { permalink, tags, editUrl, lastUpdatedAt } = useDoc().metadata;

  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      {tags.length === 0 ? null : (
        <div className={clsx(ThemeClassNames.docs.docFooterTagsRow, styles.tags)}>
          <b>Tags:</b>
          <TagList tags={tags} />
        </div>
      )}
      <EditMeta className={ThemeClassNames.docs.docFooterEditMetaRow} editUrl={editUrl} lastUpdatedAt={lastUpdatedAt} />
      <p className={styles.feedback}>
        <Link to={`${issues}/new?title=${encodeURIComponent(`Wrong: ${permalink}`)}`}>Found a mistake?</Link>
      </p>
    </footer>
  );
}
