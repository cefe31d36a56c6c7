import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useClass } from './pageHooks';
import styles from './edit.module.css';

export interface OutputMarksProps {
  /** Element that contains generated or converted code. */
  element: HTMLElement;
  isBusy: boolean;
  isStale: boolean;
  /** Message shown over the code while `isBusy` is true. */
  busyMessage: string;
}

/**
 * Marks generated or converted code that does not match the text in the editor: new code is being created (busy), or
 * the last text was refused (stale). The element can have both marks.
 */
export default function OutputMarks({ element, isBusy, isStale, busyMessage }: OutputMarksProps): ReactNode {
  useClass(element, styles.output, true);
  useClass(element, styles.stale, isStale);
  useLayoutEffect(() => {
    if (!isBusy) return undefined;
    element.setAttribute('aria-busy', 'true');
    return () => {
      element.removeAttribute('aria-busy');
    };
  }, [element, isBusy]);

  return isBusy ? createPortal(<p className={styles.busy}>{busyMessage}</p>, element) : null;
}
