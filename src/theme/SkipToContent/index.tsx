import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

/**
 * Skip link, the first link of a page. Without scripts, it is an ordinary link; `client.ts` moves the focus to the main
 * content.
 */
export default function SkipToContent(): ReactNode {
  useBrokenLinks().collectAnchor(SkipToContentFallbackId);

  return (
    <div role="region" aria-label="Skip to main content" data-skip-region="">
      <Link className={styles.link} to={`#${SkipToContentFallbackId}`} data-skip-link="">
        Skip to main content
      </Link>
    </div>
  );
}
