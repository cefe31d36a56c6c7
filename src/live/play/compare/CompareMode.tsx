import { type ReactNode, useState } from 'react';
import { findOffset } from '../../editor/findOffset';
import { loadExampleContracts } from '../../examples/loadExampleContracts';
import { COMPARED_EXAMPLE } from '../examples';
import { useKeptText } from '../useKeptText';
import CodeEditor, { type TextPlace } from '../views/CodeEditor';
import Problems from '../views/Problems';
import ChangeList from './ChangeList';
import { readLineEnds } from './readLineEnds';
import { type Comparison, type Side, useComparison } from './useComparison';
import { Heading2 } from '@site/src/components/plain-heading/PlainHeading';
import styles from '../Playground.module.css';

/** Two versions of a contract. */
type Versions = Readonly<Record<Side, string>>;

export interface CompareModeProps {
  /** The contracts of the playground as one text. */
  current: string;
  /** Loads the compiler where data is saved. */
  onLoad: (() => void) | undefined;
}

const SIDES: readonly Side[] = ['before', 'after'];

const TITLES: Readonly<Record<Side, string>> = { before: 'Before', after: 'After' };

/** Two versions side by side, and what changed. */
export default function CompareMode({ current, onLoad }: CompareModeProps): ReactNode {
  const { versions, change } = useVersions();
  const comparison = useComparison(versions.before, versions.after, onLoad === undefined);
  const [jump, setJump] = useState<TextPlace & { side: Side }>();
  const [edition, setEdition] = useState(0);
  // Texts that do not come from the editors need new ones.
  const put = (changed: Partial<Versions>): void => {
    setEdition(edition + 1);
    setJump(undefined);
    change(changed);
  };
  return (
    <>
      <div className={styles.panes} data-low="">
        {SIDES.map((side) => (
          <VersionPane
            key={`${side} ${edition}`}
            text={versions[side]}
            jump={jump?.side === side ? jump : undefined}
            onJump={setJump}
            onEdit={(text) => {
              change({ [side]: text });
            }}
            onTakeCurrent={() => {
              put({ [side]: current });
            }}
            {...{ side, comparison }}
          />
        ))}
      </div>
      <ChangeList
        onShow={({ offset, side }) => {
          setJump({ side, offset });
        }}
        onExample={() => void loadVersions().then(put)}
        {...{ comparison, onLoad }}
      />
    </>
  );
}

function useVersions(): { versions: Versions; change: (changed: Partial<Versions>) => void } {
  const [before, setBefore] = useKeptText('before');
  const [after, setAfter] = useKeptText('after');
  const change = (changed: Partial<Versions>): void => {
    if (changed.before !== undefined) setBefore(changed.before);
    if (changed.after !== undefined) setAfter(changed.after);
  };
  return { versions: { before: readLineEnds(before), after: readLineEnds(after) }, change };
}

async function loadVersions(): Promise<Versions> {
  const contracts = await loadExampleContracts();
  return { before: contracts[COMPARED_EXAMPLE.before] ?? '', after: contracts[COMPARED_EXAMPLE.after] ?? '' };
}

interface VersionPaneProps {
  side: Side;
  text: string;
  comparison: Comparison;
  jump: TextPlace | undefined;
  onJump: (jump: TextPlace & { side: Side }) => void;
  onEdit: (text: string) => void;
  onTakeCurrent: () => void;
}

function VersionPane({ side, text, comparison, jump, onJump, onEdit, onTakeCurrent }: VersionPaneProps): ReactNode {
  const diagnostics = comparison.diagnostics[side];

  return (
    <section className={styles.pane} aria-label={`${TITLES[side]} the change`}>
      <div className={styles.fileBar}>
        <Heading2 className={styles.paneTitle}>{TITLES[side]}</Heading2>
        <button type="button" className={styles.action} onClick={onTakeCurrent}>
          Use the current contracts
        </button>
      </div>
      <div className={styles.editors}>
        <CodeEditor
          label={`Contract ${side} the change`}
          text={text}
          language="wirespec"
          diagnostics={diagnostics}
          place={jump}
          onChange={onEdit}
        />
      </div>
      <Problems
        diagnostics={diagnostics}
        others={[]}
        onJump={({ line, column }) => {
          onJump({ side, offset: findOffset(text, line, column) });
        }}
      />
    </section>
  );
}
