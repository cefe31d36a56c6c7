import { type ReactNode, useRef, useState } from 'react';
import { isDataSaved } from '@site/src/client/navigation/isDataSaved';
import CompareMode from './compare/CompareMode';
import ConvertMode from './convert/ConvertMode';
import type { PlayDocument } from './convert/useConversion';
import { copyLink } from './copyLink';
import { type DroppedFile } from './files/readDroppedFiles';
import { saveFile } from './files/saveFile';
import { ACCEPTED_FILES, sortDroppedFiles } from './files/sortDroppedFiles';
import type { Boot } from './state/bootPlay';
import { useCompilation } from './useCompilation';
import { useFileDrops } from './useFileDrops';
import { useKeptText } from './useKeptText';
import { type PlaySession, usePlaySession } from './usePlaySession';
import { useShortcuts } from './useShortcuts';
import NoticeBar from './views/NoticeBar';
import ShortcutSheet from './views/ShortcutSheet';
import Toolbar, { type Mode } from './views/Toolbar';
import WriteMode from './views/WriteMode';
import styles from './Playground.module.css';

/** The playground with what it begins with. */
export default function Workspace({ boot }: { boot: Boot }): ReactNode {
  const session = usePlaySession(boot);
  const [mode, setMode] = useState<Mode>('write');
  const [hasSheet, setSheet] = useState(false);
  const opened = useOpenedDocument();
  const picker = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const take = (files: Promise<DroppedFile[]>): void => void takeFiles(files, session, opened, setMode);
  const share = (): void => void copyLink(session.state).then(session.tell);
  const pick = (): void => picker.current?.click();
  useFileDrops(take);
  useShortcuts({
    '?': () => {
      setSheet(true);
    },
    'mod+s': share,
    'mod+o': pick,
    'mod+e': () => root.current?.querySelector<HTMLElement>('[data-editor]:not([hidden])')?.click(),
  });

  return (
    <div ref={root} className={styles.playground}>
      <Toolbar
        mode={mode}
        onMode={setMode}
        onExample={(paths) => void session.showExample(paths)}
        onOpen={pick}
        onShare={share}
        onShortcuts={() => {
          setSheet(true);
        }}
      />
      <NoticeBar session={session} />
      <ModeView mode={mode} onMode={setMode} session={session} opened={opened} onOpen={pick} />
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

/** The document to convert. */
interface OpenedDocument {
  document: PlayDocument;
  /** Changes when the text comes from elsewhere than its editor. */
  version: number;
  change: (document: PlayDocument) => void;
  open: (document: PlayDocument) => void;
}

function useOpenedDocument(): OpenedDocument {
  const [text, setText] = useKeptText('document', '');
  const [facts, setFacts] = useState<Omit<PlayDocument, 'text'>>({});
  const [version, setVersion] = useState(0);
  const change = ({ text: changed, ...others }: PlayDocument): void => {
    setText(changed);
    setFacts(others);
  };

  return {
    document: { text, ...facts },
    version,
    change,
    open(document) {
      change(document);
      setVersion(version + 1);
    },
  };
}

async function takeFiles(
  files: Promise<DroppedFile[]>,
  { dispatch, tell }: PlaySession,
  { open }: OpenedDocument,
  setMode: (mode: Mode) => void,
): Promise<void> {
  try {
    const { contracts, document, problems } = await sortDroppedFiles(await files);
    if (contracts.length > 0) {
      dispatch({ kind: 'import', sources: contracts });
      setMode('write');
    }
    if (document !== undefined) {
      open(document);
      setMode('convert');
    }
    tell(problems.length === 0 ? undefined : { text: problems.join(' '), isFailure: true });
  } catch (error) {
    console.warn(error);
    tell({ text: 'The files could not be read. Nothing was changed.', isFailure: true });
  }
}

interface ModeViewProps {
  mode: Mode;
  onMode: (mode: Mode) => void;
  session: PlaySession;
  opened: OpenedDocument;
  onOpen: () => void;
}

function ModeView({ mode, onMode, session, opened, onOpen }: ModeViewProps): ReactNode {
  const { state, dispatch } = session;
  const [isWanted, setWanted] = useState(() => !isDataSaved());
  const [attempt, setAttempt] = useState(0);
  const compilation = useCompilation(state, isWanted, attempt);
  const [before, setBefore] = useKeptText('before', '');
  const [after, setAfter] = useKeptText('after', '');
  const onLoad = isWanted
    ? undefined
    : () => {
        setWanted(true);
      };

  if (mode === 'convert') {
    return (
      <ConvertMode
        {...{ onLoad, onOpen }}
        document={opened.document}
        version={opened.version}
        onChange={opened.change}
        onUse={(contract) => {
          dispatch({ kind: 'import', sources: [contract] });
          onMode('write');
        }}
      />
    );
  }
  if (mode === 'compare') {
    return (
      <CompareMode
        onLoad={onLoad}
        versions={{ before, after }}
        current={state.files.map(({ text }) => text.trim()).join('\n\n')}
        onChange={(versions) => {
          setBefore(versions.before);
          setAfter(versions.after);
        }}
      />
    );
  }
  return (
    <WriteMode
      {...{ session, compilation, onLoad }}
      onRetry={() => {
        setAttempt(attempt + 1);
      }}
      onDownload={() => void downloadZip(compilation.output.files, session)}
    />
  );
}

async function downloadZip(
  files: readonly { path: string; text: string }[],
  { state, tell }: PlaySession,
): Promise<void> {
  try {
    // Loaded when somebody downloads.
    const { zipFiles } = await import('./files/zipFiles');
    saveFile(`${state.options.target}.zip`, 'application/zip', zipFiles(files, new Date()));
  } catch (error) {
    console.warn(error);
    tell({ text: 'The zip could not be made. Check the connection and try again.', isFailure: true });
  }
}

interface FilePickerProps {
  picker: React.RefObject<HTMLInputElement | null>;
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
