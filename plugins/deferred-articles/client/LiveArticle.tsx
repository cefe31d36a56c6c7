import type { PropsWithChildren, ReactNode } from 'react';
import LiveMDXContent from '@theme/LiveMDXContent';

/** Gives the body of an article the components authors may use. */
export default function LiveArticle({ children }: PropsWithChildren): ReactNode {
  return <LiveMDXContent>{children}</LiveMDXContent>;
}
