import type { ReactNode } from 'react';
import type { ChoiceGroup } from './choices';
import FollowChoice from './FollowChoice';
import { readItems } from './readItems';
import styles from './Variants.module.css';

export interface VariantsProps {
  /** Group whose choice the variants follow. */
  groupId: ChoiceGroup;
  /** `<TabItem>` elements. */
  children: ReactNode;
}

/**
 * Paragraphs that differ by a choice of the reader. Only the variant for the current choice is shown. In print and
 * without scripts, all are shown, each with its label.
 */
export default function Variants({ groupId, children }: VariantsProps): ReactNode {
  const { items, initial, choices } = readItems(children, groupId);

  return (
    <div data-tabs="" data-items={choices}>
      {items.map((item, index) => (
        <div
          key={item.value}
          className={styles.variant}
          data-variant=""
          data-label={item.label}
          hidden={index !== initial}
        >
          <FollowChoice />
          {item.children}
        </div>
      ))}
    </div>
  );
}
