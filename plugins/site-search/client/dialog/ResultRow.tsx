import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import { hasModifierKey } from '@site/src/client/hasModifierKey';
import MarkedText from '../MarkedText';
import SearchIcon, { type SearchIconProps } from '../SearchIcon';
import styles from './DialogPanel.module.css';

export interface ResultRowProps {
  /** Id of the row, which the search box references if the row is active. */
  id: string;
  /** Makes the row the active one. */
  onMouseMove: (event: globalThis.MouseEvent) => void;
  isActive: boolean;
  icon: SearchIconProps['name'];
  url: string;
  /** Text with highlight tags, like `detail`. */
  title: string;
  detail: string;
  onChoose: () => void;
  /** Buttons after the text. */
  actions?: ReactNode;
}

/**
 * A row of the dialog: a link and its actions. The focus stays in the search box, so only the buttons are tab stops.
 */
export default function ResultRow(props: ResultRowProps): ReactNode {
  const { id, onMouseMove, isActive, icon, url, title, detail, onChoose, actions } = props;
  const choose = (event: MouseEvent): void => {
    // The browser handles clicks that open a new tab or window.
    if (hasModifierKey(event.nativeEvent) || event.button !== 0) return;
    event.preventDefault();
    onChoose();
  };

  return (
    <div
      id={id}
      role="row"
      aria-selected={isActive}
      className={clsx(styles.row, isActive && styles.active)}
      onMouseMove={(event) => {
        onMouseMove(event.nativeEvent);
      }}
    >
      <div role="gridcell" className={styles.cell}>
        <a href={url} tabIndex={-1} className={styles.link} onClick={choose}>
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
        </a>
      </div>
      {actions}
    </div>
  );
}
