import type { ReactNode } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** The first link of a page leads past the bar. It works without scripts; with them, the focus goes to the main part. */
export default function SkipToContent(): ReactNode {
  return (
    <div role="region" aria-label="Skip to main content" data-skip-region="">
      {/* A link within the page needs no router. */}
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} data-skip-link="">
        Skip to main content
      </a>
    </div>
  );
}
