import { type ReactNode, useId } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import TextWithOptions from '@site/src/components/text-with-options/TextWithOptions';
import FollowChoice from '@theme/Choices/FollowChoice';
import type { ChoiceGroup } from '../Choices/choices';
import { type Items, readItems } from '../Choices/readItems';
import styles from './styles.module.css';

export interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string;
  /** Group whose choice the tabs follow, on all pages. Without a group, each tab may define its own choices. */
  groupId?: ChoiceGroup;
  /** `<TabItem>` elements. */
  children: ReactNode;
}

/** Tabs with their panels. In print and without scripts, all panels are shown, each with its label. */
export default function Tabs({ label, groupId, children }: TabsProps): ReactNode {
  const id = useId();
  const { items, initial, choices } = readItems(children, groupId);

  return (
    <div className={clsx(ThemeClassNames.tabs.container, styles.container)} data-tabs="" data-items={choices}>
      <ul
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        className={clsx('scroll-shadows', styles.list)}
      >
        {items.map((item, index) => (
          <Tab key={item.value} item={item} isChosen={index === initial} id={id} index={index} />
        ))}
      </ul>
      {items.map((item, index) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}panel-${index}`}
          aria-labelledby={`${id}tab-${index}`}
          className={styles.panel}
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

interface TabProps {
  item: Items['items'][number];
  isChosen: boolean;
  /** Prefix of element ids, unique on the page. */
  id: string;
  index: number;
}

function Tab({ item, isChosen, id, index }: TabProps): ReactNode {
  return (
    <li
      role="tab"
      id={`${id}tab-${index}`}
      aria-controls={`${id}panel-${index}`}
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      className={styles.tab}
      data-value={item.value}
    >
      <TextWithOptions>{item.label}</TextWithOptions>
    </li>
  );
}
