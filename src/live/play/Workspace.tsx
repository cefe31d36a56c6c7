import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { isDataSaved } from '@site/src/client/navigation/isDataSaved';
import CompareMode from './compare/CompareMode';
import ConvertMode from './convert/ConvertMode';
import { type OpenedDocument, useOpenedDocument } from './convert/useOpenedDocument';
import { copyLink } from './copyLink';
import type { DroppedFile } from './files/readDroppedFiles';
import { ACCEPTED_FILES, sortDroppedFiles } from './files/sortDroppedFiles';
import type { Boot } from './state/bootPlay';
import { useCompilation } from './useCompilation';
import { useFileDrops } from './useFileDrops';
import { type PlaySession, usePlaySession } from './usePlaySession';
import { useShortcuts } from './useShortcuts';
import NoticeBar from './views/NoticeBar';
import ShortcutSheet from './views/ShortcutSheet';
import Toolbar, { type Mode, type ToolActions } from './views/Toolbar';
import WriteMode from './views/WriteMode';
import styles from './Playground.module.css';

/** The playground with what it begins with. */
export default function Workspace({ boot }: { boot: Boot }): ReactNode {
  const session = usePlaySession(boot);
  const [mode, setMode] = useState<Mode>('write');
  const [hasSheet, setSheet] = useState(false);
  const opened = useOpenedDocument();
  const picker = useRef<HTMLInputElement>(null);
  const take = (files: Promise<DroppedFile[]>): void => void takeFiles(files, { session, opened, onMode: setMode });
  const actions: ToolActions = {
    onMode: setMode,
    onExample: (paths) => void session.showExample(paths),
    onOpen: () => picker.current?.click(),
    onShare: () => void copyLink(session.state).then(session.tell),
    onShortcuts: () => {
      setSheet(true);
    },
  };
  useFileDrops(take);
  useShortcuts({
    '?': actions.onShortcuts,
    'mod+s': actions.onShare,
    'mod+o': actions.onOpen,
    'mod+e': () => document.querySelector<HTMLElement>('[data-editor]:not([hidden])')?.click(),
  });

  return (
    <div className={styles.playground}>
      <Toolbar mode={mode} actions={actions} />
      <NoticeBar session={session} />
      <ModeView {...{ mode, session, opened, actions }} />
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

interface Targets {
  session: PlaySession;
  opened: OpenedDocument;
  onMode: (mode: Mode) => void;
}

async function takeFiles(files: Promise<DroppedFile[]>, { session, opened, onMode }: Targets): Promise<void> {
  try {
    const { contracts, document, problems } = await sortDroppedFiles(await files);
    if (contracts.length > 0) {
      session.dispatch({ kind: 'import', sources: contracts });
      onMode('write');
    }
    if (document !== undefined) {
      opened.open(document);
      onMode('convert');
    }
    session.tell(problems.length === 0 ? undefined : { text: problems.join(' '), isFailure: true });
  } catch (error) {
    console.warn(error);
    session.tell({ text: 'The files could not be read. Nothing was changed.', isFailure: true });
  }
}

interface ModeViewProps {
  mode: Mode;
  session: PlaySession;
  opened: OpenedDocument;
  actions: ToolActions;
}

function ModeView({ mode, session, opened, actions: { onMode, onOpen } }: ModeViewProps): ReactNode {
  const { state, dispatch } = session;
  const [isWanted, setWanted] = useState(() => !isDataSaved());
  const [attempt, setAttempt] = useState(0);
  const compilation = useCompilation(state, isWanted, attempt);
  const load = (): void => {
    setWanted(true);
  };
  const onLoad = isWanted ? undefined : load;
  const retry = (): void => {
    setAttempt(attempt + 1);
  };
  const use = (contract: { path: string; text: string }): void => {
    dispatch({ kind: 'import', sources: [contract] });
    onMode('write');
  };

  switch (mode) {
    case 'write':
      return <WriteMode {...{ session, compilation, onLoad }} onRetry={retry} />;
    case 'convert':
      return <ConvertMode {...{ opened, onLoad, onOpen }} onUse={use} />;
    case 'compare':
      return <CompareMode onLoad={onLoad} current={state.files.map(({ text }) => text.trim()).join('\n\n')} />;
  }
}

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
