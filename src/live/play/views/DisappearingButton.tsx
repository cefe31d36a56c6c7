import type { ReactNode } from 'react';
import { focusOnce } from '@site/src/client/focusOnce';

export interface DisappearingButtonProps {
  className: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

/**
 * A button beside a status that disappears when the button is pressed. The focus moves to the status, because it would
 * be lost with the button.
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
