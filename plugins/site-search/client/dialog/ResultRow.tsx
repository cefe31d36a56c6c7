import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import MarkedText from '../MarkedText';
import SearchIcon, { type SearchIconProps } from '../SearchIcon';
import styles from './SearchDialog.module.css';

/** Not `Link`, which would load every page that is shown; the router is asked when one is chosen. */
const Anchor = 'a';

export interface ResultRowProps {
  /** What the autocompletion gives a row: id, state, what the mouse does. */
  rowProps: Record<string, unknown>;
  isActive: boolean;
  icon: SearchIconProps['name'];
  url: string;
  title: string;
  detail: string;
  onChoose: () => void;
  /** Buttons behind the text. */
  actions?: ReactNode;
}

/** One row of the dialog: a link, and what can be done with it. The keyboard stays in the search box, so nothing here is a stop of its own but buttons. */
export default function ResultRow({
  rowProps,
  isActive,
  icon,
  url,
  title,
  detail,
  onChoose,
  actions,
}: ResultRowProps): ReactNode {
  const choose = (event: MouseEvent): void => {
    // A new tab or window is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onChoose();
  };

  return (
    <div {...rowProps} role="row" aria-selected={isActive} className={clsx(styles.row, isActive && styles.active)}>
      <div role="gridcell" className={styles.cell}>
        <Anchor href={url} tabIndex={-1} className={styles.link} onClick={choose}>
          <span className={styles.icon}>
            <SearchIcon name={icon} />
          </span>
          <span className={styles.texts}>
            <span className={styles.title}>
              <MarkedText value={title} />
            </span>
            {detail === '' ? null : (
              <span className={styles.detail}>
                <MarkedText value={detail} />
              </span>
            )}
          </span>
        </Anchor>
      </div>
      {actions}
    </div>
  );
}
