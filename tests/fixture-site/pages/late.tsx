import type { ReactNode } from 'react';

/** Opened inside of `/lazy`; it brings no layout of its own. */
export default function LatePage(): ReactNode {
  return <p>The late part is here.</p>;
}
