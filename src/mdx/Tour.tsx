import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './Tour.module.css';

export interface TourProps {
  /** How many there are. */
  lessons: string;
  /** Where the heading of the first one is. */
  first: string;
  /** A list of links to the lessons. */
  children: ReactNode;
}

/** The lessons of the tour on one wire. The island of `src/live/tour` takes the place of the head, once there is progress to show. */
export default function Tour({ lessons, first, children }: TourProps): ReactNode {
  return (
    <nav className={styles.tour} aria-label="Lessons" data-tour="">
      <div className={styles.head} data-island-fallback="">
        <p className={styles.status} data-tour-status="">{`${lessons} lessons`}</p>
        <Link className="button button--primary" to={`#${first}`} data-tour-resume="">
          Start the tour
        </Link>
      </div>
      <div data-island-root="" />
      {children}
    </nav>
  );
}
