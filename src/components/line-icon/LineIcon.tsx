import type { ReactNode } from 'react';

export interface LineIconProps {
  /** Path data on a field of 16 by 16. */
  path: string;
}

/** A small drawing in one line of constant weight; the words beside it, or the name of its button, say the same. */
export default function LineIcon({ path }: LineIconProps): ReactNode {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
