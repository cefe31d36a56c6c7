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

/** The lessons of the tour on one wire. `src/live/tour` shows on it what the reader has solved, once there is something to show. */
export default function Tour({ lessons, first, children }: TourProps): ReactNode {
  return (
    <nav className={styles.tour} aria-label="Lessons" data-tour="">
      <div className={styles.head}>
        <p className={styles.status} data-tour-status="">{`${lessons} lessons`}</p>
        <button type="button" className="button button--secondary" data-tour-reset="" hidden>
          Start over
        </button>
        <Link className="button button--primary" to={`#${first}`} data-tour-resume="">
          Start the tour
        </Link>
      </div>
      {children}
    </nav>
  );
}
