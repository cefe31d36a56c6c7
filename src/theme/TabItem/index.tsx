import type { ReactNode } from 'react';

export interface TabItemProps {
  /** By what a choice is remembered; tabs of the same group and value go together. */
  value: string;
  /** What the tab says; the value where it is left out. */
  label?: string;
  /** Shown until a reader chooses; else the first one is. */
  default?: boolean;
  children: ReactNode;
}

/** One tab and its panel. It only carries what it is given: `Tabs` draws both. */
export default function TabItem({ children }: TabItemProps): ReactNode {
  return children;
}
