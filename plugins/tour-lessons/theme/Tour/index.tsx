import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Properties of `Tour`, which `npm run write:tour` generates. */
export interface TourProps {
  /** Number of lessons. */
  lessons: string;
  /** Heading id of the first lesson. */
  first: string;
  /** List of links to the lessons. */
  children: ReactNode;
}

/**
 * List of the tour lessons. If the reader has begun the tour, the island of `src/live/tour` replaces the line
 * above the list with the progress.
 */
export default function Tour({ lessons, first, children }: TourProps): ReactNode {
  return (
    <nav className={styles.tour} aria-label="Lessons" data-tour="">
      <div data-tour-head="" data-island-fallback="">
        <p>{`${lessons} lessons`}</p>
        <Link className="button button--primary" to={`#${first}`}>
          Start the tour
        </Link>
      </div>
      <div data-island-root="" />
      {children}
    </nav>
  );
}
