import { type ComponentType, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { isDataSaved } from '@site/src/client/navigation/isDataSaved';
import CompareMode from './compare/CompareMode';
import ConvertMode from './convert/ConvertMode';
import { copyLink } from './copyLink';
import { focusEditor, keepFocus } from './focusEditor';
import type { DroppedFile } from './files/readDroppedFiles';
import { ACCEPTED_FILES, sortDroppedFiles } from './files/sortDroppedFiles';
import type { Boot } from './state/bootPlay';
import { keepText, readText } from '../kept/keptTexts';
import { useCompilation } from './useCompilation';
import { useFileDrops } from './useFileDrops';
import { type PlaySession, usePlaySession } from './usePlaySession';
import { useShortcuts } from './useShortcuts';
import LazyView from './views/LazyView';
import NoticeBar from './views/NoticeBar';
import ShortcutSheet from './views/ShortcutSheet';
import Toolbar, { type ToolActions } from './views/Toolbar';
import { WrapContext } from './views/CodeEditor';
import WriteMode, { type WriteModeProps } from './views/WriteMode';
import styles from './Playground.module.css';

/** Where the browser keeps whether lines are wrapped. */
const WRAP_KEY = 'playground.wrap';

/** The playground with what it begins with. */
export default function Workspace({ boot }: { boot: Boot }): ReactNode {
  const session = usePlaySession(boot);
  const [hasSheet, setSheet] = useState(false);
  const wrapping = useWrapping();
  const picker = useRef<HTMLInputElement>(null);
  const take = (files: Promise<DroppedFile[]>): void => void takeFiles(files, session);
  const actions: ToolActions = {
    onOpen: () => picker.current?.click(),
    onShare: () => void copyLink(session).then(session.tell),
    onShortcuts: () => {
      setSheet(true);
    },
    ...wrapping,
  };
  useFileDrops(take);
  useShortcuts({
    '?': actions.onShortcuts,
    'mod+s': actions.onShare,
    'mod+o': actions.onOpen,
    'mod+e': focusEditor,
  });

  return (
    <div className={styles.playground}>
      <Toolbar session={session} actions={actions} />
      <NoticeBar session={session} />
      <WrapContext value={wrapping.isWrapped}>
        <ModeView {...{ session, actions }} />
      </WrapContext>
      <FilePicker picker={picker} onPick={take} />
      {hasSheet ? (
        <ShortcutSheet
          onClose={() => {
            setSheet(false);
          }}
        />
      ) : null}
    </div>
  );
}

/** The choice to wrap long lines, which the browser keeps. */
function useWrapping(): Pick<ToolActions, 'isWrapped' | 'onWrap'> {
  const [isWrapped, setWrapped] = useState(() => readText(WRAP_KEY) !== null);
  return {
    isWrapped,
    onWrap() {
      keepText(WRAP_KEY, isWrapped ? null : 'true');
      setWrapped(!isWrapped);
    },
  };
}

async function takeFiles(files: Promise<DroppedFile[]>, session: PlaySession): Promise<void> {
  try {
    const { contracts, document, problems } = await sortDroppedFiles(await files);
    const isReading = session.mode === 'read';
    keepFocus(() => {
      if (contracts.length > 0) {
        session.importFiles(contracts);
        if (!isReading) session.setMode('write');
      }
      if (document !== undefined && isReading) session.openPayload(document.text);
      else if (document !== undefined) {
        session.openDocument(document);
        session.setMode('convert');
      }
    });
    if (problems.length > 0) session.tell({ text: problems.join(' '), isFailure: true });
  } catch (error) {
    console.warn(error);
    session.tell({ text: 'The files could not be read. Nothing was changed.', isFailure: true });
  }
}

interface ModeViewProps {
  session: PlaySession;
  actions: ToolActions;
}

function ModeView({ session, actions: { onOpen } }: ModeViewProps): ReactNode {
  const [isWanted, setWanted] = useState(() => !isDataSaved());
  const [attempt, setAttempt] = useState(0);
  const { mode, state } = session;
  // Only *Write* offers former releases.
  const siteState = useMemo(() => ({ ...state, options: { ...state.options, release: undefined } }), [state]);
  const compilation = useCompilation(mode === 'write' ? state : siteState, isWanted, attempt);
  const load = (): void => {
    setWanted(true);
  };
  const onLoad = isWanted ? undefined : load;
  const retry = (): void => {
    setAttempt(attempt + 1);
  };

  switch (mode) {
    case 'write':
      return <WriteMode {...{ session, compilation, onLoad }} onRetry={retry} />;
    case 'read':
      return <LazyView load={loadReadMode} props={{ session, compilation, onLoad, onRetry: retry }} />;
    case 'convert':
      return <ConvertMode {...{ session, onLoad, onOpen }} />;
    case 'compare':
      return <CompareMode {...{ session, onLoad }} />;
  }
}

const loadReadMode = async (): Promise<ComponentType<WriteModeProps>> => (await import('../read/ReadMode')).default;

interface FilePickerProps {
  picker: RefObject<HTMLInputElement | null>;
  onPick: (files: Promise<DroppedFile[]>) => void;
}

function FilePicker({ picker, onPick }: FilePickerProps): ReactNode {
  return (
    <input
      ref={picker}
      type="file"
      hidden
      multiple
      accept={ACCEPTED_FILES}
      onChange={({ target }) => {
        onPick(Promise.resolve([...(target.files ?? [])].map((file) => ({ path: file.name, file }))));
        // The same file may be opened again.
        target.value = '';
      }}
    />
  );
}
