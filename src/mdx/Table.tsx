import type { ComponentProps, ReactNode } from 'react';
import { useScrollable } from '@site/src/components/code-block/useScrollable';
import styles from './Table.module.css';

/** A table that scrolls inside of itself where the page is too narrow for it, by keyboard as well. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const [scrollerRef, isScrollable] = useScrollable<HTMLDivElement>();

  return (
    <div
      ref={scrollerRef}
      className={styles.scroller}
      {...(isScrollable ? { tabIndex: 0, role: 'group', 'aria-label': 'Table that scrolls sideways' } : {})}
    >
      <table {...props} />
    </div>
  );
}
