import type { ReactNode } from 'react';
import clsx from 'clsx';
import ExampleMenu from './examples/ExampleMenu';
import Button from './parts/Button';
import { downloadWork } from './session/downloadWork';
import type { ModeProps } from './session/ModeProps';
import { MODE_NAMES, MODES } from './session/WorkbenchState';
import ReportLink, { type ReportLinkProps } from './share/ReportLink';
import ShareButton from './share/ShareButton';
import controlStyles from './parts/controls.module.css';
import styles from './Toolbar.module.css';

export interface ToolbarProps extends ReportLinkProps, Pick<ModeProps, 'onOpen'> {
  onShowShortcuts: () => void;
  /** Whether the editors wrap long lines. */
  isWrapped: boolean;
  onToggleWrap: () => void;
}

/** Buttons that choose the mode, and actions on the reader's work. */
export default function Toolbar(props: ToolbarProps): ReactNode {
  const { session } = props;
  return (
    <div className={styles.toolbar} data-not-printed="">
      <div className={styles.modes} role="group" aria-label="Mode">
        {MODE_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={clsx(controlStyles.choice, styles.mode)}
            aria-pressed={name === session.mode}
            onClick={() => {
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

function WorkActions({ session, issues, compilation, isWrapped, ...handlers }: ToolbarProps): ReactNode {
  const { onOpen, onShowShortcuts, onToggleWrap } = handlers;
  return (
    <div className={styles.actions}>
      <ExampleMenu session={session} />
      <Button
        look="tool"
        icon="open"
        onClick={() => {
          onOpen();
        }}
      >
        Open
      </Button>
      <ShareButton session={session} />
      <Button look="tool" icon="download" onClick={() => void downloadWork(session).then(session.setNotice)}>
        Download my files
      </Button>
      <Button look="tool" icon="wrap" aria-pressed={isWrapped} onClick={onToggleWrap}>
        Wrap lines
      </Button>
      <ReportLink {...{ issues, session, compilation }} />
      <Button look="tool" icon="keyboard" aria-label="Keyboard shortcuts" onClick={onShowShortcuts} />
    </div>
  );
}
