import type { ReactNode } from 'react';
import { preserveFocus } from '../session/focusEditor';
import type { ModeWork } from '../session/ModeWork';
import type { StoredWork } from '../session/WorkbenchState';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import controlStyles from '../parts/controls.module.css';
import styles from './PreviousWork.module.css';

/** List of work that was replaced or deleted, newest first. */
export default function PreviousWork({ session }: { session: WorkbenchSession }): ReactNode {
  const { works, shelf, bringBack, deletePrevious } = session;
  return (
    <details className={styles.previous}>
      <summary>Previous work ({shelf.length})</summary>
      <ul>
        {shelf.map((work) => {
          const title = describeWork(work, works);
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
                  preserveFocus(() => {
                    deletePrevious(work);
                  });
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

/** Returns the kind of previous work, and the names of its files. */
function describeWork({ kind, files }: StoredWork, works: readonly ModeWork[]): string {
  const title = works.find((work) => work.kind === kind)?.title ?? (kind === 'file' ? 'Deleted contract' : 'Contracts');
  return `${title}: ${files.map(({ path }) => path).join(', ')}`;
}
