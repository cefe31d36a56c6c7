import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusEditor } from '../session/focusEditor';
import { MODE_WORK } from '../session/modes';
import type { StoredWork } from '../session/WorkbenchState';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import Button from '../parts/Button';
import styles from './PreviousWork.module.css';

export interface PreviousWorkProps {
  session: Pick<WorkbenchSession, 'previousWork' | 'bringBack' | 'deletePrevious'>;
}

/** List of work that was replaced or deleted, newest first. */
export default function PreviousWork({ session }: PreviousWorkProps): ReactNode {
  return (
    <details className={styles.previous}>
      <summary>Previous work ({session.previousWork.length})</summary>
      <ul className={styles.list}>
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
      <Button
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
      </Button>
      <Button
        aria-label={`Delete ${title}`}
        mayDisappear
        onClick={(button) => {
          // The list remains if it has more entries.
          if (session.previousWork.length > 1) button.closest('details')?.querySelector('summary')?.focus();
          session.deletePrevious(work);
        }}
      >
        Delete
      </Button>
    </li>
  );
}

/** Returns the kind of previous work, and the names of its files. */
function describeWork({ kind, files }: StoredWork): string {
  const title =
    MODE_WORK.find((work) => work.kind === kind)?.title ?? (kind === 'file' ? 'Deleted contract' : 'Contracts');
  return `${title}: ${files.map(({ path }) => path).join(', ')}`;
}
