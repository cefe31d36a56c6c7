import type { ReactNode } from 'react';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import ExampleMenu from './examples/ExampleMenu';
import { downloadWork } from './session/downloadWork';
import { MODE_NAMES, MODES } from './session/WorkbenchState';
import { ICONS } from './parts/icons';
import ReportLink, { type ReportLinkProps } from './share/ReportLink';
import ShareButton from './share/ShareButton';
import controlStyles from './parts/controls.module.css';
import styles from './Toolbar.module.css';

export interface ToolActions {
  onOpen: () => void;
  onShowShortcuts: () => void;
  /** Whether the editors wrap long lines. */
  isWrapped: boolean;
  onToggleWrap: () => void;
}

export interface ToolbarProps extends ReportLinkProps {
  actions: ToolActions;
}

/** Buttons that choose the mode, and actions on the reader's work. */
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
              // A notice belongs to the mode in which it appeared.
              if (name !== session.mode) session.setNotice(undefined);
              session.setMode(name);
            }}
          >
            {MODES[name]}
          </button>
        ))}
      </div>
      <WorkActions {...props} />
    </div>
  );
}

function WorkActions({ session, actions, issues, compilation }: ToolbarProps): ReactNode {
  const { onOpen, onShowShortcuts, isWrapped, onToggleWrap } = actions;
  return (
    <div className={styles.actions}>
      <ExampleMenu session={session} />
      <button type="button" className={controlStyles.tool} onClick={onOpen}>
        <LineIcon path={ICONS.open} />
        <span>Open</span>
      </button>
      <ShareButton session={session} />
      <button
        type="button"
        className={controlStyles.tool}
        onClick={() => void downloadWork(session).then(session.setNotice)}
      >
        <LineIcon path={ICONS.download} />
        <span>Download my files</span>
      </button>
      <button type="button" className={controlStyles.tool} aria-pressed={isWrapped} onClick={onToggleWrap}>
        <LineIcon path={ICONS.wrap} />
        <span>Wrap lines</span>
      </button>
      <ReportLink {...{ issues, session, compilation }} />
      <button type="button" className={controlStyles.tool} aria-label="Keyboard shortcuts" onClick={onShowShortcuts}>
        <LineIcon path={ICONS.keyboard} />
      </button>
    </div>
  );
}
