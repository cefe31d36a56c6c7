import type { ReactNode } from 'react';
import LineIcon from '@site/src/components/line-icon/LineIcon';

const PATHS = {
  search: 'M7 12.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM11 11l3.5 3.5',
  page: 'M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3',
  section: 'M5.5 2.5v11M10.5 2.5v11M2.5 5.5h11M2.5 10.5h11',
  recent: 'M2.5 8a5.5 5.5 0 1 0 1.6-3.9L2.5 5.7M2.5 2.2v3.5H6M8 5v3.2l2 1.3',
  star: 'M8 1.8l1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6z',
  remove: 'M4 4l8 8M12 4l-8 8',
  open: 'M13 3v4.5a2 2 0 0 1-2 2H3.5M6.5 6.5l-3 3 3 3',
} as const;

export interface SearchIconProps {
  name: keyof typeof PATHS;
}

/** Renders an icon of the search. */
export default function SearchIcon({ name }: SearchIconProps): ReactNode {
  return <LineIcon path={PATHS[name]} />;
}
