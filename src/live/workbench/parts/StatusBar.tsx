import type { ReactNode } from 'react';
import { moveFocus } from '@site/src/client/moveFocus';
import type { Status } from '../../editor/summarizeProblems';
import Button, { type ButtonProps } from './Button';
import styles from './StatusBar.module.css';

export interface StatusBarProps extends Status {
  /** Loads the compiler; undefined unless loading needs a click of the reader. */
  onLoad?: (() => void) | undefined;
  /** Repeats a request; undefined unless it failed. */
  onRetry?: (() => void) | undefined;
  /** Buttons that are always shown. */
  children?: ReactNode;
}

/** Status while the compiler must not load without a click of the reader. The bar then has a button that loads it. */
export const NOT_LOADED = 'The compiler is not loaded, because data saver is on or the connection is slow.';

/** A status with a colored symbol, and buttons. */
export default function StatusBar({ tone, text, onLoad, onRetry, children }: StatusBarProps): ReactNode {
  return (
    <div className={styles.bar} data-not-printed="">
      <span role="status" className={styles.status} data-tone={tone}>
        {text}
      </span>
      {children}
      {onLoad === undefined ? null : (
        <DisappearingButton look="strongAction" onClick={onLoad}>
          Load the compiler
        </DisappearingButton>
      )}
      {onRetry === undefined ? null : <DisappearingButton onClick={onRetry}>Try again</DisappearingButton>}
    </div>
  );
}

/** A button that disappears when it is pressed. Moves the focus to the status, because it would be lost otherwise. */
function DisappearingButton({ onClick, ...props }: ButtonProps & { onClick: () => void }): ReactNode {
  return (
    <Button
      {...props}
      onClick={(button) => {
        const status = button.parentElement?.querySelector<HTMLElement>('[role=status]');
        if (status) moveFocus(status);
        onClick();
      }}
    />
  );
}
