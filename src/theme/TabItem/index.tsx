import type { ReactNode } from 'react';
import type { Choices } from '../Choices/choices';

export interface TabItemProps {
  /** Value of the item in its group. */
  value: string;
  /** Label of the item. By default, the name of the value in `src/theme/Choices/choices.ts`. */
  label?: string;
  /** Choices that select the item, if they belong to several groups. */
  choices?: Choices;
  children: ReactNode;
}

/** A tab and its panel, or a variant. `Tabs` and `Variants` read its properties and render it. */
export default function TabItem({ children }: TabItemProps): ReactNode {
  return children;
}
