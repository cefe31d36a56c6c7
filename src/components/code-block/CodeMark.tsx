import type { ReactNode } from 'react';
import clsx from 'clsx';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import styles from './CodeMark.module.css';

export interface CodeMarkProps {
  /** `good` if the build has checked, run or generated the code, `bad` if the code fails on purpose. */
  tone: 'good' | 'bad';
  children: ReactNode;
}

/** SVG path data of the icon beside the text. */
const ICONS: Readonly<Record<CodeMarkProps['tone'], string>> = {
  good: 'M3 8.5l3.2 3.2L13 4.8',
  bad: 'M4 4l8 8M12 4l-8 8',
};

/** Short statement about a code block, for its header. */
export default function CodeMark({ tone, children }: CodeMarkProps): ReactNode {
  return (
    <span className={clsx(styles.mark, styles[tone])}>
      <LineIcon path={ICONS[tone]} />
      {children}
    </span>
  );
}
