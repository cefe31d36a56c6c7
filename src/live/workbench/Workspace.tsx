import { type ReactNode, useMemo, useState } from 'react';
import { shouldSaveData } from '@site/src/client/navigation/shouldSaveData';
import { readItem, writeItem } from '@site/src/client/storage';
import NoticeBar from './frame/NoticeBar';
import ShortcutSheet from './frame/ShortcutSheet';
import { useFiles } from './frame/useFiles';
import ModeView from './ModeView';
import { WrapContext } from './parts/CodeEditor';
import { useShortcuts } from './parts/useShortcuts';
import Toolbar, { type ToolbarProps } from './Toolbar';
import styles from './Workspace.module.css';
import type { Boot } from './session/Boot';
import { focusEditor } from './session/focusEditor';
import type { ModeProps } from './session/ModeProps';
import { useCompilation } from './session/useCompilation';
import { type WorkbenchSession, useWorkbenchSession } from './session/useWorkbenchSession';

/** Storage key of the choice to wrap long lines. */
const WRAP_KEY = 'playground.wrap';

export interface WorkspaceProps extends Pick<ToolbarProps, 'issues'> {
  boot: Boot;
}

/** The toolbar, the notices and the current mode. Starts with the initial state `boot`. */
export default function Workspace({ boot, issues }: WorkspaceProps): ReactNode {
  const session = useWorkbenchSession(boot);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const wrapping = useWrapping();
  const compilationProps = useCompilationProps(session);
  const { picker, open } = useFiles(session);
  const showShortcuts = (): void => {
    setSheetOpen(true);
  };
  useShortcuts({ '?': showShortcuts, 'mod+o': open, 'mod+e': focusEditor });

  return (
    <div className={styles.workspace}>
      <Toolbar
        {...{ session, issues, ...wrapping }}
        compilation={compilationProps.compilation}
        onOpen={open}
        onShowShortcuts={showShortcuts}
      />
      <NoticeBar session={session} />
      <WrapContext value={wrapping.isWrapped}>
        <ModeView {...{ session, ...compilationProps }} onOpen={open} />
      </WrapContext>
      {picker}
      {isSheetOpen ? (
        <ShortcutSheet
          onClose={() => {
            setSheetOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}

/** Holds the choice to wrap long lines, and stores it in the browser. */
function useWrapping(): Pick<ToolbarProps, 'isWrapped' | 'onToggleWrap'> {
  const [isWrapped, setWrapped] = useState(() => readItem(WRAP_KEY) !== null);
  return {
    isWrapped,
    onToggleWrap() {
      writeItem(WRAP_KEY, isWrapped ? null : 'true');
      setWrapped(!isWrapped);
    },
  };
}

/**
 * Compiles the contracts in all modes. If data saver is on or the connection is slow, compiles only after a call of
 * `onLoad`.
 */
function useCompilationProps({
  mode,
  state,
  dispatch,
}: WorkbenchSession): Pick<ModeProps, 'compilation' | 'onLoad' | 'onRetry'> {
  const [canLoad, setCanLoad] = useState(() => !shouldSaveData());
  // Only the mode *Write* offers former releases.
  const siteState = useMemo(() => ({ ...state, options: { ...state.options, release: undefined } }), [state]);
  const compilation = useCompilation(mode === 'write' ? state : siteState, canLoad);
  const load = (): void => {
    setCanLoad(true);
  };

  return {
    compilation,
    onLoad: canLoad ? undefined : load,
    onRetry() {
      dispatch({ kind: 'retry' });
    },
  };
}
