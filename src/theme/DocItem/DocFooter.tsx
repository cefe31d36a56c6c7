import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import EditMeta from '@theme/EditMeta';
import TagList from '@theme/TagList';
import { useSite } from '@site/src/components/site/useSite';
import styles from './styles.module.css';

/** Footer of a documentation page: tags, edit link, last update, and a link to report a mistake. */
export default function DocFooter(): ReactNode {
  const { issues } = useSite();
  const { permalink, tags, editUrl, lastUpdatedAt, lastUpdatedBy } = useDoc().metadata;

  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      {tags.length === 0 ? null : (
        <div className={clsx(ThemeClassNames.docs.docFooterTagsRow, styles.tags)}>
          <b>Tags:</b>
          <TagList tags={tags} />
        </div>
      )}
      <EditMeta
        className={ThemeClassNames.docs.docFooterEditMetaRow}
        editUrl={editUrl}
        lastUpdatedAt={lastUpdatedAt}
        lastUpdatedBy={lastUpdatedBy}
      />
      <p className={styles.question}>
        <Link to={`${issues}/new?title=${encodeURIComponent(`Wrong: ${permalink}`)}`}>Was this page wrong?</Link>
      </p>
    </footer>
  );
}
