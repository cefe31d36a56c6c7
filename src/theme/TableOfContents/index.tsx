import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import ContentsList, { type ContentsProps, useEntries } from './ContentsList';
import styles from './styles.module.css';

export interface TableOfContentsProps extends ContentsProps {
  /** Name of the landmark. */
  label?: string;
}

/** @returns whether a page has headings to list. A page with contents reserves their column, because they arrive after its text. */
export function useHasContents(props: ContentsProps): boolean {
  return useEntries(props).length > 0;
}

/** The contents of a page as a column beside its text, in wide windows. `client.ts` marks the section that the reader is in. */
export default function TableOfContents({ label = 'On this page', ...props }: TableOfContentsProps): ReactNode {
  const entries = useEntries(props);
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
