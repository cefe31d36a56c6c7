import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import ContentsList, { type ContentsProps } from './ContentsList';
import styles from './styles.module.css';

/** Collapsed table of contents above the text, for windows that are too narrow for the column. */
export default function FoldedContents({ entries }: ContentsProps): ReactNode {
  if (entries.length === 0) return null;

  return (
    <details className={clsx(ThemeClassNames.docs.docTocMobile, styles.contents, styles.folded)} data-contents-fold="">
      <summary>
        On this page
        <LineIcon path="m4.5 6.5 3.5 3.5 3.5-3.5" />
      </summary>
      <div data-fold="">
        <ContentsList entries={entries} />
      </div>
    </details>
  );
}
