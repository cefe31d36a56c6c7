import type { ReactNode } from 'react';
import clsx from 'clsx';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import { toMarkdownPath } from '@site/lib/page-markdown/toMarkdownPath';
import { PAGE_MENU_CLASS } from '@site/lib/built-pages/pageClasses';
import styles from './styles.module.css';

export interface PageMenuProps {
  /** Path of the page's address, the base URL included. */
  permalink: string;
}

/**
 * The menu that copies a page as Markdown or opens it as such. It unfolds without scripts too, and then holds a link. The Markdown is written after the build, see
 * `plugins/machine-readable`: the development server has none.
 */
export default function PageMenu({ permalink }: PageMenuProps): ReactNode {
  return (
    <details className={clsx(PAGE_MENU_CLASS, styles.menu)} data-page-menu="">
      <summary>
        Copy page
        <LineIcon path="m4.5 6.5 3.5 3.5 3.5-3.5" />
      </summary>
      <div>
        <button type="button" className="needs-scripts" data-copy-page="">
          Copy as Markdown
        </button>
        <a href={toMarkdownPath(permalink)} type="text/markdown">
          Open as Markdown
        </a>
        <span role="status" />
      </div>
    </details>
  );
}
