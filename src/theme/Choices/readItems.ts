import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { TabItemProps } from '@theme/TabItem';
import { CHOICES, type Choices, DEFAULT_CHOICES, findItem, formatItems, type ChoiceGroup, toValue } from './choices';

/** Items of tabs or variants. */
export interface Items {
  items: readonly (TabItemProps & { label: string })[];
  /** Zero-based index of the item that is shown if the reader has made no choice. */
  initial: number;
  /** Choices of each item for the attribute `data-items`; undefined if the items follow no choice. */
  choices: string | undefined;
}

/**
 * Reads the `<TabItem>` elements in tabs or variants.
 *
 * @throws Error for an unknown group, and for a value that is not a choice of the group
 */
export function readItems(children: ReactNode, group?: ChoiceGroup): Items {
  // Markdown pages are not type-checked, so `group` can be any string.
  if (group !== undefined && !(group in CHOICES)) {
    throw new Error(
      `Tabs or variants have the groupId "${group}", which src/theme/Choices/choices.ts does not list. Add it there, or correct the groupId.`,
    );
  }
  const items = Children.toArray(children)
    .filter((child): child is ReactElement<TabItemProps> => isValidElement<TabItemProps>(child))
    .map(({ props }) => ({ ...props, label: props.label ?? findLabel(props.value, group) }));
  const choices = formatItems(items.map(({ value, choices: own }) => own ?? toChoices(value, group)));
  if (!choices.includes('=')) return { items, initial: 0, choices: undefined };
  return { items, initial: findItem(choices, DEFAULT_CHOICES), choices };
}

function findLabel(value: string, group: ChoiceGroup | undefined): string {
  const labels: Readonly<Record<string, string>> = group === undefined ? {} : CHOICES[group];
  return labels[value] ?? value;
}

function toChoices(value: string, group: ChoiceGroup | undefined): Choices {
  if (group === undefined) return {};
  if (toValue(group, value) === undefined) {
    throw new Error(
      `A TabItem of the group "${group}" has the value "${value}", which src/theme/Choices/choices.ts does not list. Add it there, or correct the page.`,
    );
  }
  return { [group]: value };
}
