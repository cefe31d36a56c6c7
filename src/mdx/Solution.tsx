import type { ReactNode } from 'react';
import Details from '@theme/Details';

/** The solution of a lesson, folded until a reader wants it. */
export default function Solution({ children }: { children: ReactNode }): ReactNode {
  return (
    <Details data-solution="">
      <summary>Solution</summary>
      {children}
    </Details>
  );
}
