import type { ReactNode } from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import styles from './edit.module.css';

export interface ProblemListProps {
  diagnostics: readonly Diagnostic[];
  /** Sentences about anything else. */
  others: readonly string[];
  /** Called when the reader asks for the place of a problem. */
  onJump: (diagnostic: Diagnostic) => void;
}

/** A longer list would push the rest of the page out of sight. */
const SHOWN = 20;

/** What is wrong, below an editor: each message leads to its place. */
export default function ProblemList({ diagnostics, others, onJump }: ProblemListProps): ReactNode {
  if (diagnostics.length + others.length === 0) return null;
  const hidden = diagnostics.length - SHOWN;

  return (
    <ul className={styles.problems}>
      {diagnostics.slice(0, SHOWN).map((diagnostic, index) => (
        <li key={index} className={styles.problem}>
          <button
            type="button"
            className={styles.place}
            onClick={() => {
              onJump(diagnostic);
            }}
          >
            {`line ${diagnostic.line}, column ${diagnostic.column}`}
          </button>{' '}
          <span className={styles.message}>{diagnostic.message}</span>
        </li>
      ))}
      {[...others, ...(hidden > 0 ? [`… and ${hidden} more`] : [])].map((sentence) => (
        <li key={sentence} className={styles.problem}>
          <span className={styles.message}>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
