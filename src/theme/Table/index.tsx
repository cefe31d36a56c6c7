import { Children, cloneElement, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import clsx from 'clsx';
import { readNodeText } from '@site/src/components/node-text/readNodeText';
import styles from './styles.module.css';

/** A table with more rows can be on the screen before the browser has read its end. */
const MAX_ROWS_AT_ONCE = 12;

type Part = ReactElement<{ children?: ReactNode; role?: string }>;

/**
 * A table that scrolls inside of itself where the page is too narrow for it, by keyboard as well. The columns of a long one have their width from the start: it
 * would change with each row that arrives. One of two columns does not scroll: its cells are one below the other where space is short.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const rows = listParts(props).flatMap((part) => listParts(part.props));
  const isPair = rows.every((row) => listParts(row.props).length === 2);
  const isLong = rows.length > MAX_ROWS_AT_ONCE;
  const firstColumn = Math.max(...rows.map((row) => readNodeText(listParts(row.props)[0]).length));

  return (
    <div
      className={clsx('scroll-shadows', styles.scroller, isLong && styles.long, isPair ? styles.pair : styles.wide)}
      data-first-column={isLong ? firstColumn : undefined}
      role="group"
      aria-label="Table that scrolls sideways"
      tabIndex={0}
      data-scrolls=""
    >
      {isPair ? (
        <table {...props} role="table">
          {listParts(props).map(nameRoles)}
        </table>
      ) : (
        <table {...props} />
      )}
    </div>
  );
}

function listParts({ children }: { children?: ReactNode }): Part[] {
  return Children.toArray(children).filter((part): part is Part => isValidElement(part));
}

/** Head or body with what its elements are. Browsers may forget that once the elements are no longer laid out as a table. */
function nameRoles(part: Part): ReactNode {
  const isHead = part.type === 'thead';
  const rows = listParts(part.props).map((row) => {
    const cells = listParts(row.props).map((cell) =>
      cloneElement(cell, { role: isHead && readNodeText(cell) !== '' ? 'columnheader' : 'cell' }),
    );

    return cloneElement(row, { role: 'row' }, cells);
  });

  return cloneElement(part, { role: 'rowgroup' }, rows);
}
