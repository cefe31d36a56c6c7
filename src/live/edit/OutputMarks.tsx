import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useClass } from './pageHooks';
import styles from './edit.module.css';

export interface OutputMarksProps {
  /** Holds generated code. */
  element: HTMLElement;
  isBusy: boolean;
  isStale: boolean;
  /** What is shown meanwhile. */
  busyWords: string;
}

/** Marks generated code that does not belong to the text in the editor: its own is on the way (busy), or there is none (stale). */
export default function OutputMarks({ element, isBusy, isStale, busyWords }: OutputMarksProps): ReactNode {
  useClass(element, styles.output, true);
  useClass(element, styles.stale, isStale);
  useLayoutEffect(() => {
    if (!isBusy) return undefined;
    element.setAttribute('aria-busy', 'true');
    return () => {
      element.removeAttribute('aria-busy');
    };
  }, [element, isBusy]);

  return isBusy ? createPortal(<p className={styles.busy}>{busyWords}</p>, element) : null;
}
