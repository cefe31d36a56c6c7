import type { ReactNode } from 'react';
import controlStyles from './controls.module.css';

/** Replaces a part of the page whose code could not be loaded. */
export default function LoadFailure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert">
      <p>This part could not be loaded. Nothing you wrote is lost. Check the connection and try again.</p>
      <button type="button" className={controlStyles.action} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
