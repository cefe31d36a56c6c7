import { Children, cloneElement, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import clsx from 'clsx';
import { readNodeText } from '@site/src/components/node-text/readNodeText';
import styles from './styles.module.css';

type Part = ReactElement<{ children?: ReactNode; role?: string }>;

/**
 * Table in a scroll container, which the keyboard can scroll, too. A table of two columns does not scroll: its cells
 * are stacked if space is short. The `span` after the table tells the stylesheet that the whole table has arrived.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const rows = listElements(props).flatMap((part) => listElements(part.props));
  const isPair = rows.every((row) => listElements(row.props).length === 2);

  return (
    <div
      className={clsx('scroll-shadows', styles.scroller, isPair ? styles.pair : styles.wide)}
      role="group"
      aria-label="Table that scrolls sideways"
      tabIndex={0}
      data-scrolls=""
    >
      {isPair ? (
        <table {...props} role="table">
          {listElements(props).map(addRoles)}
        </table>
      ) : (
        <table {...props} />
      )}
      <span hidden />
    </div>
  );
}

function listElements({ children }: { children?: ReactNode }): Part[] {
  return Children.toArray(children).filter((part): part is Part => isValidElement(part));
}

/**
 * Adds ARIA roles to the head or body of a table. Browsers may drop the native roles if the stylesheet changes the
 * `display` of the elements.
 */
function addRoles(part: Part): ReactNode {
  const isHead = part.type === 'thead';
  const rows = listElements(part.props).map((row) => {
    const cells = listElements(row.props).map((cell) =>
      cloneElement(cell, { role: isHead && readNodeText(cell) !== '' ? 'columnheader' : 'cell' }),
    );

    return cloneElement(row, { role: 'row' }, cells);
  });

  return cloneElement(part, { role: 'rowgroup' }, rows);
}
