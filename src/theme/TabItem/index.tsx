// Wraps TabItem. Keeps the label with the panel: on paper and without scripts, where all panels are shown, it is above its panel.
// Since Docusaurus 3.10. Listed in src/theme/README.md.
import type { ReactNode } from 'react';
import type { Props } from '@theme/TabItem';
import TabItem from '@theme-original/TabItem';
import styles from './styles.module.css';

export default function TabItemWrapper({ children, ...props }: Props): ReactNode {
  return (
    <TabItem {...props}>
      <div className={styles.panel} data-label={props.label ?? props.value}>
        {children}
      </div>
    </TabItem>
  );
}
