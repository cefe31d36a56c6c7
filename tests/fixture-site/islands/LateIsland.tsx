import type { ReactNode } from 'react';

/** What `/lazy` loads. */
export default function LateIsland(): ReactNode {
  return <p>The late part is here.</p>;
}
