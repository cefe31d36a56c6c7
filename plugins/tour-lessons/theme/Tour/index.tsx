import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Properties of `Tour`, which `npm run write:tour` generates. */
export interface TourProps {
  /** Number of lessons. */
  lessons: string;
  /** Id of the heading of the first lesson. */
  first: string;
  /** List of links to the lessons. */
  children: ReactNode;
}

/** List of the lessons of the tour. When there is progress to show, the island of `src/live/tour` replaces the head. */
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
