import type { ReactNode } from 'react';

export interface LineIconProps {
  /** SVG path data in a viewBox of 16 × 16. */
  path: string;
}

/** Decorative icon of one stroked path. The text beside it or the name of its button conveys the meaning. */
export default function LineIcon({ path }: LineIconProps): ReactNode {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
