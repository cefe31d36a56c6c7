import { type ReactNode, useMemo, useState } from 'react';
import type { Diagnostic, Fix } from '@site/lib/compiler/types';
import { getCompiler } from '../../compiler/getCompiler';
import { applyFix } from '../../editor/applyFix';
import { findOffset } from '../../editor/findOffset';
import ProblemList from '../../editor/ProblemList';
import { findActive, toContractFiles } from '../state/PlayState';
import type { Compilation } from '../useCompilation';
import type { PlaySession } from '../usePlaySession';
import CodeEditor, { type TextPlace } from './CodeEditor';
import FileTabs, { EDITOR_PANEL } from './FileTabs';
import OutputPane from './OutputPane';
import StatusBar from './StatusBar';
import styles from '../Playground.module.css';

export interface WriteModeProps {
  session: PlaySession;
  compilation: Compilation;
  /** Loads the compiler where data is saved; nothing where it is on its way. */
  onLoad: (() => void) | undefined;
  /** Asks the compiler again. */
  onRetry: () => void;
}

/** Contracts on one side, what is generated from them on the other. */
export default function WriteMode({ session, compilation, onLoad, onRetry }: WriteModeProps): ReactNode {
  const { state, dispatch } = session;
  const { diagnostics, others, warnings } = compilation;
  const [jump, setJump] = useState<TextPlace & { id: number }>();
  const goTo = ({ path, line, column }: Diagnostic, fix?: Fix): void => {
    const file = state.files.find((known) => known.path === path);
    if (file === undefined) return;
    dispatch({ kind: 'choose', id: file.id });
    if (fix !== undefined) dispatch({ kind: 'edit', id: file.id, text: applyFix(file.text, fix) });
    setJump({ id: file.id, offset: findOffset(file.text, line, column) });
  };

  return (
    <div className={styles.panes} data-wide="">
      <section className={styles.pane} aria-label="Contracts">
        <FileTabs session={session} wrong={new Set(diagnostics.map(({ path }) => path))} />
        <Editors session={session} diagnostics={diagnostics} jump={jump} isLoaded={onLoad === undefined} />
        <StatusBar compilation={compilation} onLoad={onLoad} onRetry={onRetry} />
        <ProblemList
          hasFiles={state.files.length > 1}
          onJump={goTo}
          onFix={goTo}
          {...{ diagnostics, others, warnings, styles }}
        />
      </section>
      <OutputPane session={session} compilation={compilation} />
    </div>
  );
}

interface EditorsProps {
  session: PlaySession;
  diagnostics: readonly Diagnostic[];
  jump: (TextPlace & { id: number }) | undefined;
  /** Whether the compiler may be asked. */
  isLoaded: boolean;
}

/** An editor for each file that was shown, so that each keeps what can be undone and where the cursor is. */
function Editors({ session: { state, dispatch, editors }, diagnostics, jump, isLoaded }: EditorsProps): ReactNode {
  const active = findActive(state);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([active.id]));
  if (!opened.has(active.id)) setOpened(new Set([...opened, active.id]));
  const [client] = useState(() => getCompiler().connect());
  const byPath = useMemo(() => groupByPath(diagnostics), [diagnostics]);

  return (
    <div role="tabpanel" id={EDITOR_PANEL} aria-labelledby={`play-tab-${active.id}`} className={styles.editors}>
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
            diagnostics={byPath.get(file.path) ?? NONE}
            place={jump?.id === file.id ? jump : undefined}
            findNames={async () => (isLoaded ? client.names({ files: toContractFiles(state.files) }) : [])}
            onChange={(text) => {
              dispatch({ kind: 'edit', id: file.id, text });
            }}
          />
        ))}
    </div>
  );
}

const NONE: readonly Diagnostic[] = [];

function groupByPath(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    groups.set(diagnostic.path, [...(groups.get(diagnostic.path) ?? []), diagnostic]);
  }
  return groups;
}
