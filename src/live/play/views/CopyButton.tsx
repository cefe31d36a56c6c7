import { type ReactNode, useState } from 'react';
import styles from '../Playground.module.css';

export interface CopyButtonProps {
  text: string;
  label: string;
  /** Label of the button, if `Copy` is not clear from the context. */
  name?: string;
}

/** Copies text, and shows whether it worked until the button loses the focus. */
export default function CopyButton({ text, label, name = 'Copy' }: CopyButtonProps): ReactNode {
  const [answer, setAnswer] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer('Copied');
    } catch {
      setAnswer('The browser did not allow copying. Select the text and copy it.');
    }
  };

  return (
    <>
      <span role="status" className={styles.answer}>
        {answer}
      </span>
      <button
        type="button"
        className={styles.action}
        aria-label={label}
        onClick={() => void copy()}
        onBlur={() => {
          setAnswer('');
        }}
      >
        {name}
      </button>
    </>
  );
}
