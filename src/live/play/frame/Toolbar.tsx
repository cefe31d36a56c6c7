import type { ReactNode } from 'react';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import { EXAMPLES } from '../session/examples';
import { downloadWork } from '../session/downloadWork';
import { MODE_NAMES, MODES } from '../session/PlayState';
import type { Compilation } from '../session/useCompilation';
import type { PlaySession } from '../session/usePlaySession';
import { ICONS } from '../parts/icons';
import ReportLink from './ReportLink';
import controlStyles from '../parts/controls.module.css';
import styles from './Toolbar.module.css';

export interface ToolActions {
  onOpen: () => void;
  onShare: () => void;
  onShortcuts: () => void;
  isWrapped: boolean;
  onWrap: () => void;
}

export interface ToolbarProps {
  session: PlaySession;
  actions: ToolActions;
  compilation: Compilation;
  /** Address of the compiler's issue tracker. */
  issues: string;
}

export default function Toolbar(props: ToolbarProps): ReactNode {
  const { session } = props;
  return (
    <div className={styles.toolbar}>
      <div className={styles.modes} role="group" aria-label="Mode">
        {MODE_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.mode}
            aria-pressed={name === session.mode}
            onClick={() => {
              session.setMode(name);
            }}
          >
            {MODES[name]}
          </button>
        ))}
      </div>
      <Tools {...props} />
    </div>
  );
}

function Tools({ session, actions, issues, compilation }: ToolbarProps): ReactNode {
  const { onOpen, onShare, onShortcuts, isWrapped, onWrap } = actions;
  return (
    <div className={styles.tools}>
      {session.mode === 'write' ? <ExampleMenu session={session} /> : null}
      <button type="button" className={controlStyles.tool} onClick={onOpen}>
        <LineIcon path={ICONS.open} />
        <span>Open</span>
      </button>
      <button type="button" className={controlStyles.tool} onClick={onShare}>
        <LineIcon path={ICONS.share} />
        <span>Share</span>
      </button>
      <button
        type="button"
        className={controlStyles.tool}
        onClick={() => void downloadWork(session).then(session.setNotice)}
      >
        <LineIcon path={ICONS.download} />
        <span>Download my files</span>
      </button>
      <button type="button" className={controlStyles.tool} aria-pressed={isWrapped} onClick={onWrap}>
        <LineIcon path={ICONS.wrap} />
        <span>Wrap lines</span>
      </button>
      <ReportLink {...{ issues, session, compilation }} />
      <button type="button" className={controlStyles.tool} aria-label="Keyboard shortcuts" onClick={onShortcuts}>
        <LineIcon path={ICONS.keyboard} />
      </button>
    </div>
  );
}

function ExampleMenu({ session }: Pick<ToolbarProps, 'session'>): ReactNode {
  return (
    <select
      className={controlStyles.tool}
      aria-label="Example"
      // Always empty, because the reader may have changed the example after selecting it.
      value=""
      onChange={({ target: { value } }) => {
        const example = EXAMPLES.find(({ title }) => title === value);
        if (example !== undefined) void session.showExample(example.paths);
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
