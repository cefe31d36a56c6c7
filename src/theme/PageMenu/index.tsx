import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import { toMarkdownPath } from '@site/lib/html/toMarkdownPath';
import styles from './styles.module.css';

export interface PageMenuProps {
  /** Path of the page, including the base URL. */
  permalink: string;
}

/**
 * Menu that copies a page as Markdown or opens its Markdown file. Without scripts, it contains only the link.
 * `plugins/built-pages/machine-readable` writes the files after the build, so they do not exist in the development
 * server.
 */
export default function PageMenu({ permalink }: PageMenuProps): ReactNode {
  return (
    <details className={clsx('page-menu', styles.menu)} data-page-menu="">
      <summary>
        Copy page
        <LineIcon path="m4.5 6.5 3.5 3.5 3.5-3.5" />
      </summary>
      <div>
        <button type="button" className="needs-scripts" data-copy-page="">
          Copy as Markdown
        </button>
        <Link to={toMarkdownPath(permalink)} type="text/markdown" data-noBrokenLinkCheck>
          Open as Markdown
        </Link>
        <span role="status" />
      </div>
    </details>
  );
}
