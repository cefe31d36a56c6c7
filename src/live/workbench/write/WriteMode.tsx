import { type ReactNode, useMemo, useState } from 'react';
import type { Diagnostic, Fix } from '@site/lib/compiler/types';
import { labelEmitter } from '@site/lib/compiler/emitters';
import { ReaderError } from '@site/src/client/ReaderError';
import { applyFix } from '@site/lib/compiler/fixes/applyFix';
import { getCompiler } from '../../compiler/getCompiler';
import type { CompilerClient } from '../../compiler/LiveCompiler';
import { findOffset } from '../../editor/findOffset';
import type { ContractFiles } from '../../editor/navigation';
import ProblemList from '../../editor/ProblemList';
import { findActive, type WorkbenchFile, toContractFiles } from '../session/WorkbenchState';
import type { ModeProps } from '../session/ModeProps';
import CodeEditor, { type CursorPosition } from '../parts/CodeEditor';
import FileTabs, { EDITOR_PANEL_ID } from './FileTabs';
import OutputPane from './OutputPane';
import Panes from '../parts/Panes';
import type { PaneName } from '../parts/PaneSwitch';
import CompilationStatus from '../parts/CompilationStatus';
import paneStyles from '../parts/pane.module.css';

/** Editors for the contracts, and the code that the compiler generates from them. */
export default function WriteMode({ session, compilation, onLoad, onRetry }: ModeProps): ReactNode {
  const { state, dispatch } = session;
  const { diagnostics, others, warnings } = compilation;
  const [jump, setJump] = useState<CursorPosition & { id: number }>();
  const [shown, setShown] = useState<PaneName>('first');
  const open = (file: WorkbenchFile | undefined, offset: number): void => {
    if (file === undefined) return;
    dispatch({ kind: 'choose', id: file.id });
    setJump({ id: file.id, offset });
  };
  const goTo = ({ path, line, column }: Diagnostic, fix?: Fix): void => {
    const file = findFile(state.files, path);
    if (file === undefined) return;
    if (fix !== undefined) dispatch({ kind: 'edit', id: file.id, text: applyFix(file.text, fix) });
    open(file, findOffset(file.text, line, column));
  };

  return (
    <Panes
      defaultShare={42}
      titles={{ first: 'Contracts', second: 'Generated code' }}
      shown={shown}
      onShow={setShown}
      second={<OutputPane session={session} compilation={compilation} />}
      first={
        <section className={paneStyles.pane} aria-label="Contracts">
          <FileTabs session={session} problemPaths={new Set(diagnostics.map(({ path }) => path))} />
          <Editors {...{ session, compilation, jump }} canLoad={onLoad === undefined} onOpen={open} />
          <CompilationStatus compilation={compilation} onLoad={onLoad} onRetry={onRetry} />
          <ProblemList
            hasFiles={state.files.length > 1}
            onJump={goTo}
            onFix={goTo}
            className={paneStyles.problems}
            {...{ diagnostics, others, warnings }}
          />
        </section>
      }
    />
  );
}

interface EditorsProps extends Pick<ModeProps, 'session' | 'compilation'> {
  jump: (CursorPosition & { id: number }) | undefined;
  /** Whether the compiler may be loaded. */
  canLoad: boolean;
  onOpen: (file: WorkbenchFile | undefined, offset: number) => void;
}

/** One editor for each file that has been shown, so that each keeps its undo history and its cursor. */
function Editors(props: EditorsProps): ReactNode {
  const { session, compilation, jump } = props;
  const { diagnostics } = compilation;
  const { state, dispatch, editors } = session;
  const active = findActive(state);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([active.id]));
  if (!opened.has(active.id)) setOpened(new Set([...opened, active.id]));
  const [client] = useState(() => getCompiler().connect());
  const byPath = useMemo(() => groupByPath(diagnostics), [diagnostics]);

  return (
    <div role="tabpanel" id={EDITOR_PANEL_ID} aria-labelledby={`play-tab-${active.id}`} className={paneStyles.editors}>
      {state.files
        .filter(({ id }) => opened.has(id))
        .map((file) => (
          <CodeEditor
            key={file.id}
            label={`Contract ${file.path}`}
            text={file.text}
            language="wirespec"
            isHidden={file.id !== active.id}
            memory={{ states: editors, name: `contract ${file.id}` }}
            diagnostics={byPath.get(file.path)}
            position={jump?.id === file.id ? jump : undefined}
            contract={createContractFiles(file, client, props)}
            onChange={(text) => {
              dispatch({ kind: 'edit', id: file.id, text });
            }}
          />
        ))}
    </div>
  );
}

/** Creates the functions with which an editor reads, shows and changes the other files of its contract. */
function createContractFiles(
  { path: ownPath }: WorkbenchFile,
  client: CompilerClient,
  {
    session: { state, dispatch, offerUndo },
    compilation: { output, isStale, isPending },
    canLoad,
    onOpen,
  }: EditorsProps,
): ContractFiles {
  return {
    path: ownPath,
    client,
    readFiles() {
      if (canLoad) return Promise.resolve(toContractFiles(state.files));
      return Promise.reject(
        new ReaderError('The compiler is not loaded. Press “Load the compiler” below the editor first.'),
      );
    },
    generate() {
      const { target, generation } = state.options;
      return Promise.resolve({
        label: labelEmitter(target, generation),
        files: isStale || isPending ? [] : output.files,
      });
    },
    onOpen(path, offset) {
      onOpen(findFile(state.files, path), offset);
    },
    onChange(path, text) {
      const file = findFile(state.files, path);
      if (file !== undefined) dispatch({ kind: 'edit', id: file.id, text });
    },
    onRename: offerUndo,
  };
}

function findFile(files: readonly WorkbenchFile[], path: string): WorkbenchFile | undefined {
  return files.find((file) => file.path === path);
}

function groupByPath(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    groups.set(diagnostic.path, [...(groups.get(diagnostic.path) ?? []), diagnostic]);
  }
  return groups;
}
