import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusEditor, preserveFocus } from '../session/focusEditor';
import { MODE_WORK } from '../session/modes';
import type { StoredWork } from '../session/WorkbenchState';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import controlStyles from '../parts/controls.module.css';
import styles from './PreviousWork.module.css';

export interface PreviousWorkProps {
  session: Pick<WorkbenchSession, 'previousWork' | 'bringBack' | 'deletePrevious'>;
}

/** List of work that was replaced or deleted, newest first. */
export default function PreviousWork({ session }: PreviousWorkProps): ReactNode {
  return (
    <details className={styles.previous}>
      <summary>Previous work ({session.previousWork.length})</summary>
      <ul>
        {session.previousWork.map((work) => (
          <Entry key={work.id} {...{ work, session }} />
        ))}
      </ul>
    </details>
  );
}

function Entry({ work, session }: PreviousWorkProps & { work: StoredWork }): ReactNode {
  const title = describeWork(work);
  return (
    <li>
      <span className={styles.title}>{title}</span>
      <time dateTime={new Date(work.at).toISOString()}>{new Date(work.at).toLocaleString()}</time>
      <button
        type="button"
        className={controlStyles.action}
        aria-label={`Bring back ${title}`}
        onClick={() => {
          flushSync(() => {
            session.bringBack(work);
          });
          // The entry disappears as soon as the contracts are stored.
          focusEditor();
        }}
      >
        Bring back
      </button>
      <button
        type="button"
        className={controlStyles.action}
        aria-label={`Delete ${title}`}
        onClick={({ currentTarget }) => {
          // The list remains if it has more entries. The pressed button disappears.
          if (session.previousWork.length > 1) currentTarget.closest('details')?.querySelector('summary')?.focus();
          preserveFocus(() => {
            session.deletePrevious(work);
          });
        }}
      >
        Delete
      </button>
    </li>
  );
}

/** Returns the kind of previous work, and the names of its files. */
function describeWork({ kind, files }: StoredWork): string {
  const title =
    MODE_WORK.find((work) => work.kind === kind)?.title ?? (kind === 'file' ? 'Deleted contract' : 'Contracts');
  return `${title}: ${files.map(({ path }) => path).join(', ')}`;
}
