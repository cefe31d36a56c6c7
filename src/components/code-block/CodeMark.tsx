import type { ReactNode } from 'react';
import clsx from 'clsx';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import styles from './CodeMark.module.css';

export interface CodeMarkProps {
  /** `good`: proved by the build; `bad`: shown because it fails; `plain`: a label without judgement. */
  tone: 'good' | 'bad' | 'plain';
  children: ReactNode;
}

/** Path data of the drawing beside the words. */
const ICONS: Readonly<Record<CodeMarkProps['tone'], string | undefined>> = {
  good: 'M3 8.5l3.2 3.2L13 4.8',
  bad: 'M4 4l8 8M12 4l-8 8',
  plain: undefined,
};

/** A few quiet words about a block of code, for its header. */
export default function CodeMark({ tone, children }: CodeMarkProps): ReactNode {
  const icon = ICONS[tone];
  return (
    <span className={clsx(styles.mark, styles[tone])}>
      {icon === undefined ? null : <LineIcon path={icon} />}
      {children}
    </span>
  );
}
