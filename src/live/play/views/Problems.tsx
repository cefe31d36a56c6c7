import type { ReactNode } from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import styles from '../Playground.module.css';

export interface ProblemsProps {
  diagnostics: readonly Diagnostic[];
  /** Sentences about anything else. */
  others: readonly string[];
  /** Whether to say which file a problem is in. */
  hasFiles?: boolean;
  onJump?: (diagnostic: Diagnostic) => void;
}

/** More would only be in the way. */
const SHOWN = 50;

/** What is wrong. Each message with a place leads there. */
export default function Problems({ diagnostics, others, hasFiles = false, onJump }: ProblemsProps): ReactNode {
  if (diagnostics.length + others.length === 0) return null;
  const hidden = diagnostics.length - SHOWN;

  return (
    <ul className={styles.problems} aria-label="Problems">
      {diagnostics.slice(0, SHOWN).map((diagnostic, index) => {
        const { path, line, column, message } = diagnostic;
        const place = `${hasFiles ? `${path}, ` : ''}line ${line}, column ${column}`;
        return (
          <li key={index} className={styles.problem}>
            {onJump === undefined ? (
              <span className={styles.place}>{place}</span>
            ) : (
              <button
                type="button"
                className={styles.place}
                onClick={() => {
                  onJump(diagnostic);
                }}
              >
                {place}
              </button>
            )}{' '}
            <span className={styles.message}>{message}</span>
          </li>
        );
      })}
      {[...others, ...(hidden > 0 ? [`… and ${hidden} more`] : [])].map((sentence) => (
        <li key={sentence} className={styles.problem}>
          <span className={styles.message}>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
