import type { ReactNode } from 'react';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React declares the elements of JSX in a namespace.
  namespace JSX {
    interface IntrinsicElements {
      'follow-choice': { hidden: true };
    }
  }
}

/** Makes the panel that it begins, or the `<select>` before it, follow the choices of the reader. See `headScript.ts`. */
export default function FollowChoice(): ReactNode {
  return <follow-choice hidden />;
}
