import type { ReactNode } from 'react';
import { KINDS } from '../session/PlayState';
import type { PlaySession } from '../session/usePlaySession';
import controlStyles from '../parts/controls.module.css';
import styles from './PreviousWork.module.css';

/** List of work that was replaced or deleted, newest first. */
export default function PreviousWork({ session }: { session: PlaySession }): ReactNode {
  const { shelf, bringBack, deletePrevious } = session;
  return (
    <details className={styles.previous}>
      <summary>Previous work ({shelf.length})</summary>
      <ul>
        {shelf.map((work) => {
          const title = `${KINDS[work.kind].title}: ${work.files.map(({ path }) => path).join(', ')}`;
          return (
            <li key={work.id}>
              <span className={styles.title}>{title}</span>
              <time dateTime={new Date(work.at).toISOString()}>{new Date(work.at).toLocaleString()}</time>
              <button
                type="button"
                className={controlStyles.action}
                aria-label={`Bring back ${title}`}
                onClick={() => {
                  bringBack(work);
                }}
              >
                Bring back
              </button>
              <button
                type="button"
                className={controlStyles.action}
                aria-label={`Delete ${title}`}
                onClick={() => {
                  deletePrevious(work);
                }}
              >
                Delete
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
