import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface PagerLink {
  readonly permalink: string;
  readonly title: string;
}

export interface PagerNavProps {
  /** Accessible name of the landmark. */
  label: string;
  previous?: PagerLink;
  next?: PagerLink;
  /** Label above the title of the previous page. */
  previousLabel?: string;
  /** Label above the title of the next page. */
  nextLabel?: string;
}

/** Links to the previous and the next page. */
export default function PagerNav({
  label,
  previous,
  next,
  previousLabel = 'Previous',
  nextLabel = 'Next',
}: PagerNavProps): ReactNode {
  if (previous === undefined && next === undefined) return null;

  return (
    <nav className={styles.pager} aria-label={label}>
      {previous === undefined ? null : (
        <Link to={previous.permalink} rel="prev">
          <span>{previousLabel}</span> {previous.title}
        </Link>
      )}
      {next === undefined ? null : (
        <Link className={styles.next} to={next.permalink} rel="next">
          <span>{nextLabel}</span> {next.title}
        </Link>
      )}
    </nav>
  );
}
