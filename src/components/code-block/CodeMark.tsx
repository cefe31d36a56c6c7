import type { ReactNode } from 'react';
import clsx from 'clsx';
import FrameIcon, { type FrameIconName } from './FrameIcon';
import styles from './CodeMark.module.css';

export interface CodeMarkProps {
  /** `good`: proved by the build; `bad`: shown because it fails; `plain`: a label without judgement. */
  tone: 'good' | 'bad' | 'plain';
  children: ReactNode;
}

const ICONS: Readonly<Record<CodeMarkProps['tone'], FrameIconName | undefined>> = {
  good: 'check',
  bad: 'cross',
  plain: undefined,
};

/** A few quiet words about a block of code, for its header. */
export default function CodeMark({ tone, children }: CodeMarkProps): ReactNode {
  const icon = ICONS[tone];
  return (
    <span className={clsx(styles.mark, styles[tone])}>
      {icon === undefined ? null : <FrameIcon name={icon} />}
      {children}
    </span>
  );
}
