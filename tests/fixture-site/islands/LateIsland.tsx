import type { ReactNode } from 'react';

/** The island that `/lazy` loads. */
export default function LateIsland(): ReactNode {
  return <p>The late part is here.</p>;
}
