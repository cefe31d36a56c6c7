import { type ReactNode, useEffect, useState } from 'react';
import { CONFIRMATION_MS, copyText } from '@site/src/client/copyText';
import Button from './Button';
import controlStyles from './controls.module.css';

export interface CopyButtonProps {
  text: string;
  accessibleName: string;
  /** Visible text, if `Copy` is not clear from the context. */
  label?: string;
  /** Sentence about what to do if the browser does not allow copying. */
  advice?: string;
  isDisabled?: boolean;
}

const COPIED = 'Copied';

/**
 * Button that copies text, and shows whether that worked until the button loses the focus. The confirmation also
 * disappears after two seconds, because Safari does not focus buttons that are clicked.
 */
export default function CopyButton({
  text,
  accessibleName,
  label = 'Copy',
  advice = 'Select the text and copy it.',
  isDisabled = false,
}: CopyButtonProps): ReactNode {
  const [message, setMessage] = useConfirmation();
  const copy = async (): Promise<void> => {
    try {
      await copyText(text);
      setMessage(COPIED);
    } catch {
      setMessage(`The browser did not allow copying. ${advice}`);
    }
  };

  return (
    <>
      <span role="status" className={controlStyles.feedback}>
        {message}
      </span>
      <Button
        aria-label={accessibleName}
        disabled={isDisabled}
        onClick={() => void copy()}
        onBlur={() => {
          setMessage('');
        }}
      >
        {label}
      </Button>
    </>
  );
}

/** Holds a message. The message `COPIED` becomes empty after `CONFIRMATION_MS`. */
function useConfirmation(): [message: string, setMessage: (message: string) => void] {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (message !== COPIED) return undefined;
    const timer = setTimeout(setMessage, CONFIRMATION_MS, '');

    return () => {
      clearTimeout(timer);
    };
  }, [message]);

  return [message, setMessage];
}
