import type { ReactNode } from 'react';
import type { Compilation } from '../useCompilation';
import PassingButton from './PassingButton';
import styles from '../Playground.module.css';

export interface StatusBarProps {
  compilation: Compilation;
  onLoad: (() => void) | undefined;
  onRetry: () => void;
}

/** How the contracts fare, in a few words. */
export default function StatusBar({ compilation, onLoad, onRetry }: StatusBarProps): ReactNode {
  const { status } = compilation;
  const isWaiting = onLoad !== undefined;

  return (
    <div className={styles.statusBar}>
      <span role="status" className={styles.status} data-tone={isWaiting ? 'busy' : TONES[status]}>
        {isWaiting ? 'The compiler is not loaded, because your browser saves data.' : describe(compilation)}
      </span>
      {isWaiting ? (
        <PassingButton className={styles.strongAction} onClick={onLoad}>
          Load the compiler
        </PassingButton>
      ) : null}
      {status === 'failed' && !isWaiting ? (
        <PassingButton className={styles.action} onClick={onRetry}>
          Try again
        </PassingButton>
      ) : null}
    </div>
  );
}

const TONES: Readonly<Record<Compilation['status'], string>> = {
  loading: 'busy',
  blank: 'busy',
  good: 'good',
  bad: 'bad',
  failed: 'bad',
};

function describe({ status, diagnostics, others }: Compilation): string {
  const count = diagnostics.length + others.length;
  switch (status) {
    case 'loading':
      return 'Loading the compiler …';
    case 'blank':
      return 'Nothing to compile yet';
    case 'good':
      return 'Compiles';
    case 'bad':
      return count === 1 ? '1 problem' : `${count} problems`;
    case 'failed':
      return 'No answer';
  }
}
