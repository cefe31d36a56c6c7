import type { ComponentProps, ReactNode } from 'react';

/** The heading of a column. Where Markdown has an empty one, above the names of the rows for example, it is a cell: a heading that says nothing is none. */
export default function TableHeading({ children, ...rest }: ComponentProps<'th'>): ReactNode {
  const isEmpty = children === undefined || children === null || children === '';

  return isEmpty ? <td {...rest} /> : <th {...rest}>{children}</th>;
}
