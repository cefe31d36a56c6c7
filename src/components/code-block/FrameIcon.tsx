import type { ReactNode } from 'react';
import LineIcon from '@site/src/components/line-icon/LineIcon';

const PATHS = {
  check: 'M3 8.5l3.2 3.2L13 4.8',
  cross: 'M4 4l8 8M12 4l-8 8',
} as const;

export type FrameIconName = keyof typeof PATHS;

/** A drawing beside a few words in the frame around code. */
export default function FrameIcon({ name }: { name: FrameIconName }): ReactNode {
  return <LineIcon path={PATHS[name]} />;
}
