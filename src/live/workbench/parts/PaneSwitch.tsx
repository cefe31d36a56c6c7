import type { FocusEvent, ReactNode } from 'react';
import Button from './Button';
import styles from './PaneSwitch.module.css';

/** One of two panes. */
export type PaneName = 'first' | 'second';

export interface PaneChoice {
  /** Pane that small screens show. Other screens show both. */
  shown: PaneName;
  onShow: (pane: PaneName) => void;
}

export interface PaneSwitchProps extends PaneChoice {
  titles: Readonly<Record<PaneName, string>>;
}

/** Buttons that choose which of two panes small screens show. */
export default function PaneSwitch({ titles, shown, onShow }: PaneSwitchProps): ReactNode {
  return (
    <div className={styles.switch} role="group" aria-label="Shown pane" data-not-printed="">
      {(['first', 'second'] as const).map((name) => (
        <Button
          key={name}
          look="tool"
          aria-pressed={name === shown}
          onClick={() => {
            onShow(name);
          }}
        >
          {titles[name]}
        </Button>
      ))}
    </div>
  );
}

/**
 * Returns the attributes of the element that contains the panes as its first and last child. If the reader focuses a
 * pane, it becomes the shown pane, so that the focus is not lost when the window becomes narrower.
 */
export function getPaneAttributes({ shown, onShow }: PaneChoice): {
  'data-shown-pane': PaneName;
  onFocus: (event: FocusEvent) => void;
} {
  return {
    'data-shown-pane': shown,
    onFocus({ currentTarget, target }) {
      const isIn = (pane: Element | null): boolean => pane?.contains(target) === true;
      if (isIn(currentTarget.firstElementChild)) onShow('first');
      else if (isIn(currentTarget.lastElementChild)) onShow('second');
    },
  };
}
