import type { ReactNode } from 'react';
import LineIcon from '@site/src/components/line-icon/LineIcon';

const PATHS = {
  check: 'M3 8.5l3.2 3.2L13 4.8',
  copy: 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z',
  cross: 'M4 4l8 8M12 4l-8 8',
  wrap: 'M2 4h12M2 8h9.5a2.25 2.25 0 0 1 0 4.5H8m2-2l-2 2 2 2M2 12.5h2.5',
} as const;

export type FrameIconName = keyof typeof PATHS;

/** A drawing of the frame around code. */
export default function FrameIcon({ name }: { name: FrameIconName }): ReactNode {
  return <LineIcon path={PATHS[name]} />;
}
