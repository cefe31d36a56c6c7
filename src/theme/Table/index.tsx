import { Children, cloneElement, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import clsx from 'clsx';
import { readNodeText } from '@site/src/components/node-text/readNodeText';
import styles from './styles.module.css';

type TableElement = ReactElement<{ children?: ReactNode; role?: string }>;

/**
 * Table in a scroll container, which the keyboard can scroll, too. A table of two columns does not scroll: its cells
 * are stacked if space is short. The `span` after the table tells the stylesheet that the whole table has loaded.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const rows = listElements(props).flatMap((section) => listElements(section.props));
  const hasTwoColumns = rows.every((row) => listElements(row.props).length === 2);

  return (
    <div
      className={clsx('scroll-shadows', styles.scroller, hasTwoColumns ? styles.twoColumns : styles.wide)}
      role="group"
      aria-label="Table that scrolls sideways"
      tabIndex={0}
      data-scrolls=""
    >
      {hasTwoColumns ? (
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

function listElements({ children }: { children?: ReactNode }): TableElement[] {
  return Children.toArray(children).filter((child): child is TableElement => isValidElement(child));
}

/**
 * Adds ARIA roles to the head or body of a table. Browsers may drop the native roles if the stylesheet changes the
 * `display` of the elements.
 */
function addRoles(section: TableElement): ReactNode {
  const isHead = section.type === 'thead';
  const rows = listElements(section.props).map((row) => {
    const cells = listElements(row.props).map((cell) =>
      cloneElement(cell, { role: isHead && readNodeText(cell) !== '' ? 'columnheader' : 'cell' }),
    );

    return cloneElement(row, { role: 'row' }, cells);
  });

  return cloneElement(section, { role: 'rowgroup' }, rows);
}
