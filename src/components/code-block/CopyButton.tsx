import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import FrameIcon from './FrameIcon';
import styles from './CodeFrame.module.css';

/** How long the confirmation stays. */
const CONFIRMATION_MS = 2000;

export interface CopyButtonProps {
  text: string;
  /** Selected where the browser does not allow copying, so that a key press does the rest. */
  fallback: RefObject<HTMLElement | null>;
}

/** Copies a text and says whether it worked, to eyes and to assistive technology. */
export default function CopyButton({ text, fallback }: CopyButtonProps): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => {
      setState('idle');
    }, CONFIRMATION_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);

  async function copy(): Promise<void> {
    try {
      // Throws as well where there is no clipboard: in pages that did not come over a secure connection.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      if (fallback.current !== null) window.getSelection()?.selectAllChildren(fallback.current);
      setState('refused');
    }
  }

  return (
    <>
      <span role="status" className={state === 'refused' ? styles.refusal : styles.announcement}>
        {state === 'copied' ? 'Copied' : null}
        {state === 'refused' ? 'The browser did not allow copying. The text is selected: press Ctrl+C or ⌘C.' : null}
      </span>
      <button
        type="button"
        className={styles.button}
        title="Copy"
        aria-label="Copy the code"
        data-state={state}
        onClick={() => {
          void copy();
        }}
        onBlur={() => {
          setState('idle');
        }}
      >
        <FrameIcon name={state === 'copied' ? 'check' : 'copy'} />
      </button>
    </>
  );
}
