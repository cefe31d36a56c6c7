// Replaces Tabs; what pages write of it stays the same. The stock one keeps the chosen tab in React's state; ours is HTML that src/client/article/tabs makes work. Keeps the label
// with the panel: on paper and without scripts, where all panels are shown, it is above its panel. Since Docusaurus 3.10. Listed in src/theme/README.md.
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props as TabItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import styles from './styles.module.css';

/** Panels of which one is shown, with a list of tabs above them. A `TabItem` only carries what it is given: the panels are drawn here. */
export default function Tabs({ groupId = '', children }: Props): ReactNode {
  const items = readItems(children);
  const chosen = items.find((item) => item.default) ?? items[0];

  return (
    <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)} data-tabs={groupId}>
      <ul role="tablist" aria-orientation="horizontal" className="tabs">
        {items.map((item) => (
          <li
            key={item.value}
            role="tab"
            tabIndex={item === chosen ? 0 : -1}
            aria-selected={item === chosen}
            className={clsx('tabs__item', styles.tab, item === chosen && 'tabs__item--active')}
            data-value={item.value}
          >
            {item.label ?? item.value}
          </li>
        ))}
      </ul>
      <div className="margin-top--md">
        {items.map((item) => (
          <div
            key={item.value}
            role="tabpanel"
            className={styles.panel}
            data-label={item.label ?? item.value}
            hidden={item !== chosen}
          >
            {item.children}
          </div>
        ))}
      </div>
    </div>
  );
}

function readItems(children: ReactNode): TabItemProps[] {
  return Children.toArray(children)
    .filter((child): child is ReactElement<TabItemProps> => isValidElement<TabItemProps>(child))
    .map(({ props }) => props);
}
