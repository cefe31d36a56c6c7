import type { ReactNode } from 'react';

let attempts = 0;

/** Fails once, and works when React renders it again immediately. */
export default function RecoveringIsland(): ReactNode {
  attempts += 1;
  if (attempts === 1) throw new Error('Not at the first attempt.');

  return <p>Drawn by the browser.</p>;
}
