import type { ReactNode } from 'react';
import { focusOnce } from '@site/src/client/focusOnce';

export interface DisappearingButtonProps {
  className: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

/**
 * A button that disappears when it is pressed, beside a status. The focus would be lost with the button, so it moves to
 * the status.
 */
export default function DisappearingButton({ className, onClick, children }: DisappearingButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={className}
      onClick={({ currentTarget }) => {
        const status = currentTarget.parentElement?.querySelector<HTMLElement>('[role=status]');
        if (status) focusOnce(status);
        onClick();
      }}
    >
      {children}
    </button>
  );
}
