import type { ReactNode } from 'react';
import Details from '@theme/Details';

/** The collapsed solution of a lesson. */
export default function Solution({ children }: { children: ReactNode }): ReactNode {
  return (
    <Details summary="Solution" data-solution="">
      {children}
    </Details>
  );
}
