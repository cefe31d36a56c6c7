import type { ReactNode } from 'react';

export interface TabItemProps {
  /**
   * Value of the tab. Tabs of the same group with the same value are selected together, and the selection is stored.
   */
  value: string;
  /** Label of the tab; the value by default. */
  label?: string;
  /** Whether the tab is selected initially; by default, the first tab is. */
  default?: boolean;
  children: ReactNode;
}

/** A tab and its panel. `Tabs` reads its properties and renders both. */
export default function TabItem({ children }: TabItemProps): ReactNode {
  return children;
}
