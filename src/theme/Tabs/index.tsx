import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { TabItemProps } from '@theme/TabItem';
import styles from './styles.module.css';

export interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string;
  /** Group of tabs that select the same value, on all pages. */
  groupId?: string;
  children: ReactNode;
}

/** Tabs with their panels. In print and without scripts, all panels are shown, each with its label. */
export default function Tabs({ label, groupId = '', children }: TabsProps): ReactNode {
  const id = useId();
  const items = readItems(children);
  const chosen = items.find((item) => item.default) ?? items[0];

  return (
    <div className={clsx(ThemeClassNames.tabs.container, styles.container)} data-tabs={groupId}>
      <ul
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        className={clsx('scroll-shadows', styles.list)}
      >
        {items.map((item, index) => (
          <Tab key={item.value} item={item} isChosen={item === chosen} id={id} index={index} />
        ))}
      </ul>
      {items.map((item, index) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}panel-${index}`}
          aria-labelledby={`${id}tab-${index}`}
          className={styles.panel}
          data-label={item.label ?? item.value}
          hidden={item !== chosen}
        >
          {item.children}
        </div>
      ))}
    </div>
  );
}

interface TabProps {
  item: TabItemProps;
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
      {item.label ?? item.value}
    </li>
  );
}

function readItems(children: ReactNode): TabItemProps[] {
  return Children.toArray(children)
    .filter((child): child is ReactElement<TabItemProps> => isValidElement<TabItemProps>(child))
    .map(({ props }) => props);
}
