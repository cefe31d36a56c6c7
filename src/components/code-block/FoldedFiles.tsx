import { Children, type ReactNode } from 'react';
import Details from '@theme/Details';

export interface FoldedFilesProps {
  /** The name of each file, in the order of the children. */
  titles: readonly (string | undefined)[];
  /** One block of code for each file. */
  children: ReactNode;
}

/** The files of one output. The first is shown; the others are collapsed under a line with their names. */
export default function FoldedFiles({ titles, children }: FoldedFilesProps): ReactNode {
  const [first, ...others] = Children.toArray(children);
  if (others.length === 0) return first;
  return (
    <>
      {first}
      <Details summary={describeFiles(titles.slice(1))}>{others}</Details>
    </>
  );
}

function describeFiles(titles: readonly (string | undefined)[]): string {
  const names = titles.map((title = '') => title.slice(title.lastIndexOf('/') + 1)).filter(Boolean);
  const count = titles.length === 1 ? '1 more file' : `${titles.length} more files`;
  return names.length === 0 ? count : `${count}: ${names.join(', ')}`;
}
