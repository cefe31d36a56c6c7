import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import { readNodeText } from './readNodeText';
import styles from './Table.module.css';

/** A table with more rows can be on the screen before the browser has read its end. */
const MAX_ROWS_AT_ONCE = 12;

/**
 * A table that scrolls inside of itself where the page is too narrow for it, by keyboard as well. The columns of a long one have their width from the start: it
 * would change with each row that arrives.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const rows = listRows(props.children);
  const isLong = rows.length > MAX_ROWS_AT_ONCE;
  const firstColumn = Math.max(...rows.map((row) => readNodeText(Children.toArray(listChildren(row))[0]).length));

  return (
    <div
      className={clsx(styles.scroller, isLong && styles.long)}
      data-first-column={isLong ? firstColumn : undefined}
      role="group"
      aria-label="Table that scrolls sideways"
      tabIndex={0}
      data-scrolls=""
    >
      <table {...props} />
    </div>
  );
}

/** The rows of head and body. */
function listRows(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((part) => Children.toArray(listChildren(part)));
}

function listChildren(node: ReactNode): ReactNode {
  return isValidElement<{ children?: ReactNode }>(node) ? node.props.children : undefined;
}
