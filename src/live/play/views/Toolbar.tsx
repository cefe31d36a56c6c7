import type { ReactNode } from 'react';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import { EXAMPLES } from '../examples';
import { ICONS } from './icons';
import styles from '../Playground.module.css';

/** What the playground is used for. */
export type Mode = 'write' | 'convert' | 'compare';

/** What the buttons do. */
export interface ToolActions {
  onMode: (mode: Mode) => void;
  onExample: (paths: readonly string[]) => void;
  onOpen: () => void;
  onShare: () => void;
  onShortcuts: () => void;
}

export interface ToolbarProps {
  mode: Mode;
  actions: ToolActions;
}

const MODES: readonly (readonly [Mode, string])[] = [
  ['write', 'Write'],
  ['convert', 'Convert'],
  ['compare', 'Compare'],
];

/** What can be done here. */
export default function Toolbar({ mode, actions }: ToolbarProps): ReactNode {
  const { onMode, onExample, onOpen, onShare, onShortcuts } = actions;
  return (
    <div className={styles.toolbar}>
      <div className={styles.modes} role="group" aria-label="What to do">
        {MODES.map(([name, label]) => (
          <button
            key={name}
            type="button"
            className={styles.mode}
            aria-pressed={name === mode}
            onClick={() => {
              onMode(name);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.tools}>
        {mode === 'write' ? <ExampleMenu onExample={onExample} /> : null}
        <button type="button" className={styles.tool} onClick={onOpen}>
          <LineIcon path={ICONS.open} />
          <span>Open</span>
        </button>
        <button type="button" className={styles.tool} onClick={onShare}>
          <LineIcon path={ICONS.share} />
          <span>Share</span>
        </button>
        <button type="button" className={styles.tool} aria-label="Keyboard shortcuts" onClick={onShortcuts}>
          <LineIcon path={ICONS.keyboard} />
        </button>
      </div>
    </div>
  );
}

function ExampleMenu({ onExample }: Pick<ToolActions, 'onExample'>): ReactNode {
  return (
    <select
      className={styles.examples}
      aria-label="Example"
      // It shows no choice: what was an example may have been changed since.
      value=""
      onChange={({ target: { value } }) => {
        const example = EXAMPLES.find(({ title }) => title === value);
        if (example !== undefined) onExample(example.paths);
      }}
    >
      <option value="" disabled>
        Examples
      </option>
      {EXAMPLES.map(({ title }) => (
        <option key={title}>{title}</option>
      ))}
    </select>
  );
}
