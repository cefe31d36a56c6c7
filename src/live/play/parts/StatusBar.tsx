import type { ReactNode } from 'react';
import { summarizeProblems } from '../../editor/summarizeProblems';
import type { Compilation } from '../session/useCompilation';
import DisappearingButton from './DisappearingButton';
import styles from './Playground.module.css';

export interface StatusBarProps {
  compilation: Compilation;
  onLoad: (() => void) | undefined;
  onRetry: () => void;
}

/** The status of the contracts, in a few words. */
export default function StatusBar({ compilation, onLoad, onRetry }: StatusBarProps): ReactNode {
  const { status } = compilation;
  const { tone, text } = summarize(compilation);
  const isWaiting = onLoad !== undefined;

  return (
    <div className={styles.statusBar}>
      <span role="status" className={styles.status} data-tone={isWaiting ? 'busy' : tone}>
        {isWaiting ? 'The compiler is not loaded, because data saver is on.' : text}
      </span>
      {isWaiting ? (
        <DisappearingButton className={styles.strongAction} onClick={onLoad}>
          Load the compiler
        </DisappearingButton>
      ) : null}
      {status === 'failed' && !isWaiting ? (
        <DisappearingButton className={styles.action} onClick={onRetry}>
          Try again
        </DisappearingButton>
      ) : null}
    </div>
  );
}

function summarize({ status, diagnostics, others, warnings }: Compilation): { tone: string; text: string } {
  switch (status) {
    case 'loading':
      return { tone: 'busy', text: 'Loading the compiler …' };
    case 'blank':
      return { tone: 'busy', text: 'Nothing to compile yet' };
    case 'answered':
      return summarizeProblems(diagnostics, others, warnings);
    case 'failed':
      return { tone: 'bad', text: 'No result' };
  }
}
