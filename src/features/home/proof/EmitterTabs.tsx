import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { EmitterOutput } from '@site/lib/samples/generation/types';
import styles from './EmitterTabs.module.css';

export interface EmitterTabsProps {
  /** Prefix of element ids, unique on the page. */
  id: string;
  tabs: readonly Pick<EmitterOutput, 'emitter' | 'label'>[];
}

/**
 * One tab per emitter, with the first one selected. `aria-orientation` is not set, because the list is horizontal on
 * small screens and vertical on wide ones.
 */
export default function EmitterTabs({ id, tabs }: EmitterTabsProps): ReactNode {
  return (
    <div className={clsx('scroll-shadows', styles.tabs)} role="tablist" aria-label="Generated code" data-automatic="">
      {tabs.map(({ emitter, label }, index) => (
        <button
          key={label}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          className={styles.tab}
          aria-selected={index === 0}
          aria-controls={`${id}-panel-${index}`}
          tabIndex={index === 0 ? 0 : -1}
          data-value={emitter}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
