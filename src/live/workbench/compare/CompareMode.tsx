import { type ReactNode, useState } from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import { applyFix } from '@site/lib/compiler/fixes/applyFix';
import type { EditorMemory } from '../../editor/createEditor';
import { findOffset } from '../../editor/findOffset';
import { EXAMPLES_LOAD_FAILURE } from '../../examples/loadExampleContracts';
import type { ModeProps } from '../session/ModeProps';
import type { Texts } from '../session/ModeWork';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import Button from '../parts/Button';
import CodeEditor, { type CursorPosition } from '../parts/CodeEditor';
import Panes from '../parts/Panes';
import type { PaneName } from '../parts/PaneSwitch';
import ProblemList from '../../editor/ProblemList';
import ChangeList from './ChangeList';
import { loadExample } from './loadExample';
import { normalizeLineBreaks } from '../session/normalizeLineBreaks';
import { readVersions, type Side, type Versions, VERSIONS_WORK } from './versionsWork';
import { type Comparison, useComparison } from './useComparison';
import paneStyles from '../parts/pane.module.css';

const SIDE_TITLES: Readonly<Record<Side, string>> = { before: 'Before', after: 'After' };

/** Two versions of a contract, and a list of the changes between them. */
export default function CompareMode({ session, texts, onOpen, onLoad }: ModeProps): ReactNode {
  const { changeTexts, replaceTexts, editors } = session;
  const versions = readNormalized(texts);
  const comparison = useComparison(versions.before, versions.after, onLoad === undefined);
  const [jump, setJump] = useState<Jump>();
  const [shown, setShown] = useState<PaneName>('first');
  const jumpTo = ({ side, offset }: Jump): void => {
    setJump({ side, offset });
    setShown(side === 'before' ? 'first' : 'second');
  };

  const show = (side: Side): ReactNode => (
    <VersionPane
      text={versions[side]}
      jump={jump?.side === side ? jump : undefined}
      onJump={jumpTo}
      onEdit={(text) => {
        changeTexts('compare', { [side]: text });
      }}
      onTakeCurrent={() => {
        const current = { [side]: joinContracts(session.state) };
        replaceTexts(VERSIONS_WORK, current, `The current contracts replaced the version ${side} the change.`);
      }}
      {...{ side, comparison, editors, onOpen }}
    />
  );

  return (
    <>
      <Panes
        hasContentBelow
        titles={{ first: SIDE_TITLES.before, second: SIDE_TITLES.after }}
        shown={shown}
        onShow={setShown}
        first={show('before')}
        second={show('after')}
      />
      <ChangeList onShow={jumpTo} onShowExample={() => void showExample(session)} {...{ comparison, onLoad }} />
    </>
  );
}

function readNormalized(texts: Texts): Versions {
  const { before, after } = readVersions(texts);
  return { before: normalizeLineBreaks(before), after: normalizeLineBreaks(after) };
}

async function showExample({ replaceTexts, setNotice }: WorkbenchSession): Promise<void> {
  const next = await loadExample().catch(() => undefined);
  setNotice(next === undefined ? { text: EXAMPLES_LOAD_FAILURE, isFailure: true } : undefined);
  if (next !== undefined) replaceTexts(VERSIONS_WORK, next, 'The example replaced both versions.');
}

type Jump = CursorPosition & { side: Side };

function joinContracts({ files }: WorkbenchSession['state']): string {
  return files.map(({ text }) => text.trim()).join('\n\n');
}

interface VersionPaneProps extends Pick<ModeProps, 'onOpen'> {
  side: Side;
  text: string;
  comparison: Comparison | undefined;
  jump: Jump | undefined;
  onJump: (jump: Jump) => void;
  onEdit: (text: string) => void;
  onTakeCurrent: () => void;
  editors: EditorMemory;
}

function VersionPane(props: VersionPaneProps): ReactNode {
  const { side, text, comparison, jump, onJump, onEdit, editors } = props;
  const diagnostics = comparison?.diagnostics[side];
  const goTo = ({ line, column }: Diagnostic): void => {
    onJump({ side, offset: findOffset(text, line, column) });
  };

  return (
    <section className={paneStyles.pane} aria-label={`${SIDE_TITLES[side]} the change`} data-side={side}>
      <VersionBar {...props} />
      <div className={paneStyles.editors}>
        <CodeEditor
          label={`Contract ${side} the change`}
          text={text}
          language="wirespec"
          diagnostics={diagnostics}
          position={jump}
          memory={{ states: editors, name: side }}
          onChange={onEdit}
        />
      </div>
      <ProblemList
        diagnostics={diagnostics ?? []}
        className={paneStyles.problems}
        onJump={goTo}
        onFix={(diagnostic, fix) => {
          onEdit(applyFix(text, fix));
          goTo(diagnostic);
        }}
      />
    </section>
  );
}

function VersionBar({ side, onOpen, onTakeCurrent }: VersionPaneProps): ReactNode {
  return (
    <div className={paneStyles.fileBar}>
      <h2 className={paneStyles.title}>{SIDE_TITLES[side]}</h2>
      <Button icon="open" aria-label={`Open files ${side} the change`} onClick={onOpen}>
        Open
      </Button>
      <Button onClick={onTakeCurrent}>Use the current contracts</Button>
    </div>
  );
}
