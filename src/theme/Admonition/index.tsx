import type { ReactNode } from 'react';
import clsx from 'clsx';
import { processAdmonitionProps, ThemeClassNames } from '@docusaurus/theme-common';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import styles from './styles.module.css';

export interface AdmonitionProps {
  /** Keyword after `:::`. */
  type: string;
  title?: ReactNode;
  className?: string;
  children: ReactNode;
}

const INFO = 'M8 1.75a6.25 6.25 0 1 1 0 12.5a6.25 6.25 0 0 1 0-12.5M8 7.25v3.75M8 4.75v.25';
const WARNING = 'M8 2.25l6.25 11.25H1.75zM8 6.5v3M8 11.5v.25';

const TYPES: ReadonlyMap<string, { title: string; icon: string; tone: string | undefined }> = new Map([
  ['note', { title: 'Note', icon: 'M10.75 2.25l3 3l-8 8l-3.75.75l.75-3.75zM9 4l3 3', tone: styles.info }],
  ['tip', { title: 'Tip', icon: 'M6 11.5a4.5 4.5 0 1 1 4 0v1h-4zM6.5 14.5h3', tone: styles.tip }],
  ['info', { title: 'Info', icon: INFO, tone: styles.info }],
  ['warning', { title: 'Warning', icon: WARNING, tone: styles.warning }],
  [
    'danger',
    {
      title: 'Danger',
      icon: 'M5.25 1.75h5.5l3.5 3.5v5.5l-3.5 3.5h-5.5l-3.5-3.5v-5.5zM8 5v3.5M8 11v.25',
      tone: styles.danger,
    },
  ],
  ['caution', { title: 'Caution', icon: WARNING, tone: styles.warning }],
]);

/**
 * Admonition, which authors write between `:::note` and `:::`.
 *
 * @throws Error for an unknown type
 */
export default function Admonition(props: AdmonitionProps): ReactNode {
  const { type, title, className, children } = processAdmonitionProps(props);
  const known = TYPES.get(type);
  if (known === undefined) {
    throw new Error(`The admonition type ":::${type}" does not exist. Use one of ${[...TYPES.keys()].join(', ')}.`);
  }
  const { admonition, admonitionType } = ThemeClassNames.common;

  return (
    <div className={clsx(admonition, admonitionType(type), styles.admonition, known.tone, className)}>
      <div className={styles.title}>
        <LineIcon path={known.icon} />
        <span>{title ?? known.title}</span>
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
