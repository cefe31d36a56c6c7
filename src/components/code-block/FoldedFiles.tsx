import { Children, type ReactNode } from 'react';
import Details from '@theme/Details';
import styles from './FoldedFiles.module.css';

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
  const count = others.length === 1 ? '1 more file' : `${others.length} more files`;
  const names = titles.slice(1).map((title = '') => title.slice(title.lastIndexOf('/') + 1));

  return (
    <>
      {first}
      <Details>
        <summary>
          {`${count}: `}
          <span className={styles.names}>{names.join(', ')}</span>
        </summary>
        {others}
      </Details>
    </>
  );
}
