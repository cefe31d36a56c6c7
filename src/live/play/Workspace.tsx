import { type ComponentType, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { isDataSaved } from '@site/src/client/navigation/isDataSaved';
import { readSide, type Side } from './compare/useComparison';
import CompareMode from './compare/CompareMode';
import ConvertMode from './convert/ConvertMode';
import { copyLink } from './frame/copyLink';
import { focusEditor, preserveFocus } from './session/focusEditor';
import type { DroppedFile } from './frame/readDroppedFiles';
import { listPaths } from './session/fileNames';
import { ACCEPTED_FILES, type SortedFiles, sortDroppedFiles } from './frame/sortDroppedFiles';
import type { Boot } from './session/bootPlay';
import { holdText } from '../storage/longTexts';
import { storeText, readText } from '../storage/textStorage';
import { type Compilation, useCompilation } from './session/useCompilation';
import type { ReadModeProps } from './read/ReadMode';
import { useFileDrops } from './frame/useFileDrops';
import { type PlaySession, usePlaySession } from './session/usePlaySession';
import { useShortcuts } from './frame/useShortcuts';
import LazyView from './parts/LazyView';
import NoticeBar from './frame/NoticeBar';
import ShortcutSheet from './frame/ShortcutSheet';
import Toolbar, { type ToolActions } from './frame/Toolbar';
import { WrapContext } from './parts/CodeEditor';
import WriteMode from './write/WriteMode';
import styles from './parts/Playground.module.css';

/** Storage key of the choice to wrap long lines. */
const WRAP_KEY = 'playground.wrap';

export interface WorkspaceProps {
  boot: Boot;
  /** Address of the issues of the compiler. */
  issues: string;
}

/** The workbench, starting with an initial state. */
export default function Workspace({ boot, issues }: WorkspaceProps): ReactNode {
  const session = usePlaySession(boot);
  const [hasSheet, setSheet] = useState(false);
  const wrapping = useWrapping();
  const compiling = useCompiling(session);
  const { picker, open, pick } = useFiles(session);
  const actions: ToolActions = {
    onOpen: () => {
      open();
    },
    onShare: () => void copyLink(session).then(session.setNotice),
    onShortcuts: () => {
      setSheet(true);
    },
    ...wrapping,
  };
  useShortcuts({
    '?': actions.onShortcuts,
    'mod+s': actions.onShare,
    'mod+o': actions.onOpen,
    'mod+e': focusEditor,
  });

  return (
    <div className={styles.playground}>
      <Toolbar {...{ session, actions, issues }} compilation={compiling.compilation} />
      <NoticeBar session={session} />
      <WrapContext value={wrapping.isWrapped}>
        <ModeView {...{ session, compiling, actions }} onOpenVersion={open} />
      </WrapContext>
      <FilePicker picker={picker} onPick={pick} />
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

interface FileActions {
  picker: RefObject<HTMLInputElement | null>;
  /**
   * Opens the file dialog of the browser.
   *
   * @param side - version that gets the files
   */
  open: (side?: Side) => void;
  pick: (files: Promise<DroppedFile[]>) => void;
}

/** Opens files that the reader has dropped or selected. */
function useFiles(session: PlaySession): FileActions {
  const picker = useRef<HTMLInputElement>(null);
  const pickedSide = useRef<Side>(undefined);
  useFileDrops((files, target) => void takeFiles(files, session, readSide(target)));

  return {
    picker,
    open(side) {
      pickedSide.current = side;
      picker.current?.click();
    },
    pick(files) {
      void takeFiles(files, session, pickedSide.current);
    },
  };
}

/** Stores the choice to wrap long lines in the browser. */
function useWrapping(): Pick<ToolActions, 'isWrapped' | 'onWrap'> {
  const [isWrapped, setWrapped] = useState(() => readText(WRAP_KEY) !== null);
  return {
    isWrapped,
    onWrap() {
      storeText(WRAP_KEY, isWrapped ? null : 'true');
      setWrapped(!isWrapped);
    },
  };
}

async function takeFiles(files: Promise<DroppedFile[]>, session: PlaySession, side: Side | undefined): Promise<void> {
  try {
    const { contracts, document, problems } = await sortDroppedFiles(await files);
    const isReading = session.mode === 'read';
    const payload = isReading ? await readString(document?.text) : undefined;
    const opened = document === undefined || isReading ? undefined : await holdText(document.text);
    const isImported = contracts.length > 0 && session.mode !== 'compare';
    preserveFocus(() => {
      if (isImported) {
        session.importFiles(contracts, problems);
        if (!isReading) session.setMode('write');
      } else if (contracts.length > 0) openVersion(session, contracts, side);
      if (payload !== undefined) session.openPayload(payload);
      if (document !== undefined && opened !== undefined) {
        session.openDocument({ ...document, text: opened });
        session.setMode('convert');
      }
    });
    if (problems.length > 0 && !isImported) session.setNotice({ text: problems.join(' '), isFailure: true });
  } catch (error) {
    console.warn(error);
    session.setNotice({ text: 'The files could not be read. Nothing was changed.', isFailure: true });
  }
}

/** Reads the text of a file, with the line breaks that the editor uses. */
async function readString(text: string | Blob | undefined): Promise<string | undefined> {
  return text instanceof Blob ? (await text.text()).replaceAll('\r\n', '\n') : text;
}

/** Puts contracts into a version: the one that the reader chose, otherwise an empty one, otherwise the new version. */
function openVersion(session: PlaySession, contracts: SortedFiles['contracts'], chosen: Side | undefined): void {
  const side = chosen ?? (session.versions.before.trim() === '' ? 'before' : 'after');
  const text = contracts.map((contract) => contract.text.trim()).join('\n\n');
  const names = listPaths(contracts);
  session.replaceVersions({ [side]: text }, `The version ${side} the change is now ${names}.`);
}

interface Compiling {
  compilation: Compilation;
  /** Number of the attempt to compile. */
  attempt: number;
  /** Loads the compiler. Defined only until it is called, and only if data saver is on or the connection is slow. */
  onLoad: (() => void) | undefined;
  /** Repeats the request to the compiler. */
  onRetry: () => void;
}

/** Compiles the contracts, in all modes. */
function useCompiling({ mode, state }: PlaySession): Compiling {
  const [isWanted, setWanted] = useState(() => !isDataSaved());
  const [attempt, setAttempt] = useState(0);
  // Only the mode *Write* offers former releases.
  const siteState = useMemo(() => ({ ...state, options: { ...state.options, release: undefined } }), [state]);
  const compilation = useCompilation(mode === 'write' ? state : siteState, isWanted, attempt);
  const load = (): void => {
    setWanted(true);
  };

  return {
    compilation,
    attempt,
    onLoad: isWanted ? undefined : load,
    onRetry() {
      setAttempt(attempt + 1);
    },
  };
}

interface ModeViewProps {
  session: PlaySession;
  compiling: Compiling;
  actions: ToolActions;
  onOpenVersion: (side: Side) => void;
}

function ModeView({ session, compiling, actions: { onOpen }, onOpenVersion }: ModeViewProps): ReactNode {
  const { compilation, onLoad, onRetry } = compiling;

  switch (session.mode) {
    case 'write':
      return <WriteMode {...{ session, compilation, onLoad, onRetry }} />;
    case 'read':
      return <LazyView load={loadReadMode} props={{ session, ...compiling }} />;
    case 'convert':
      return <ConvertMode {...{ session, onLoad, onOpen }} />;
    case 'compare':
      return <CompareMode {...{ session, onLoad }} onOpen={onOpenVersion} />;
  }
}

const loadReadMode = async (): Promise<ComponentType<ReadModeProps>> => (await import('./read/ReadMode')).default;

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
        // Cleared, so that the reader can open the same file again.
        target.value = '';
      }}
    />
  );
}
