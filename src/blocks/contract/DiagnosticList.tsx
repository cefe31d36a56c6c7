import type { ReactNode } from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import styles from './DiagnosticList.module.css';

export interface DiagnosticListProps {
  diagnostics: readonly Diagnostic[];
  compilerVersion: string;
}

/** Messages of the compiler, verbatim, or of the site's stricter check, with their lines and columns. */
export default function DiagnosticList({ diagnostics, compilerVersion }: DiagnosticListProps): ReactNode {
  return (
    <>
      <p className={styles.compiler}>Wirespec {compilerVersion} says:</p>
      <ul className={styles.list}>
        {diagnostics.map(({ line, column, message }) => (
          <li key={`${line}:${column} ${message}`} className={styles.diagnostic}>
            <span className={styles.place}>
              line {line}, column {column}
            </span>{' '}
            <span className={styles.message}>{message}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
