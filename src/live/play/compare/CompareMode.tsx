import { type ReactNode, useState } from 'react';
import { findOffset } from '../../editor/findOffset';
import { loadExampleContracts } from '../../examples/loadExampleContracts';
import { COMPARED_EXAMPLE } from '../examples';
import CodeEditor, { type Place } from '../views/CodeEditor';
import Problems from '../views/Problems';
import ChangeList from './ChangeList';
import type { Change } from './compareContracts';
import { findDefinition } from './findDefinition';
import { type Comparison, type Side, useComparison } from './useComparison';
import styles from '../Playground.module.css';

/** Two versions of a contract. */
export type Versions = Readonly<Record<Side, string>>;

export interface CompareModeProps {
  versions: Versions;
  onChange: (versions: Versions) => void;
  /** The contracts of the playground as one text. */
  current: string;
  /** Loads the compiler where data is saved. */
  onLoad: (() => void) | undefined;
}

const TITLES: Readonly<Record<Side, string>> = { before: 'Before', after: 'After' };

/** Two versions side by side, and what changed. */
export default function CompareMode({ versions, onChange, current, onLoad }: CompareModeProps): ReactNode {
  const comparison = useComparison(versions.before, versions.after, onLoad === undefined);
  const [jump, setJump] = useState<Place & { side: Side }>();
  // Texts that do not come from the editors need new ones.
  const [edition, setEdition] = useState(0);
  const put = (changed: Partial<Versions>): void => {
    setEdition(edition + 1);
    setJump(undefined);
    onChange({ ...versions, ...changed });
  };
  const show = ({ definition, side }: Change): void => {
    setJump({ side, offset: findDefinition(versions[side], definition) });
  };

  return (
    <>
      <div className={styles.panes}>
        {(['before', 'after'] as const).map((side) => (
          <VersionPane
            key={`${side} ${edition}`}
            side={side}
            text={versions[side]}
            comparison={comparison}
            jump={jump?.side === side ? jump : undefined}
            onJump={setJump}
            onEdit={(text) => {
              onChange({ ...versions, [side]: text });
            }}
            onTakeCurrent={() => {
              put({ [side]: current });
            }}
          />
        ))}
      </div>
      <ChangeList
        comparison={comparison}
        onShow={show}
        onLoad={onLoad}
        onExample={() => void loadVersions().then(put)}
      />
    </>
  );
}

async function loadVersions(): Promise<Versions> {
  const contracts = await loadExampleContracts();
  return { before: contracts[COMPARED_EXAMPLE.before] ?? '', after: contracts[COMPARED_EXAMPLE.after] ?? '' };
}

interface VersionPaneProps {
  side: Side;
  text: string;
  comparison: Comparison;
  jump: Place | undefined;
  onJump: (jump: Place & { side: Side }) => void;
  onEdit: (text: string) => void;
  onTakeCurrent: () => void;
}

function VersionPane({ side, text, comparison, jump, onJump, onEdit, onTakeCurrent }: VersionPaneProps): ReactNode {
  const diagnostics = comparison.diagnostics[side];

  return (
    <section className={styles.pane} aria-label={`${TITLES[side]} the change`}>
      <div className={styles.fileBar}>
        <h2 className={styles.paneTitle}>{TITLES[side]}</h2>
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
