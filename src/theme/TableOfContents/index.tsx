import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import ContentsList, { type ContentsProps } from './ContentsList';
import styles from './styles.module.css';

export interface TableOfContentsProps extends ContentsProps {
  /** Accessible name of the landmark. */
  label?: string;
}

/** Table of contents in a column beside the text, shown in wide windows. `client.ts` marks the current section. */
export default function TableOfContents({ label = 'On this page', entries }: TableOfContentsProps): ReactNode {
  if (entries.length === 0) return null;

  return (
    <nav
      className={clsx(ThemeClassNames.docs.docTocDesktop, styles.contents, styles.column)}
      aria-label={label}
      data-contents=""
    >
      <p className={styles.title}>On this page</p>
      <ContentsList entries={entries} />
    </nav>
  );
}
