import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Contract } from '@site/lib/payloads';
import { readHash } from '@site/src/client/navigation/address';
import ProblemList from '../../editor/ProblemList';
import Button from '../parts/Button';
import paneStyles from '../parts/pane.module.css';
import reportStyles from '../parts/report.module.css';
import type { ModeProps } from '../session/ModeProps';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import PaneSwitch, { getPaneAttributes, type PaneName } from '../parts/PaneSwitch';
import CompilationStatus from '../parts/CompilationStatus';
import CheckPane from './CheckPane';
import { listShapes } from './listShapes';
import Reference from './Reference';
import { useReferenceContract } from './useReferenceContract';
import { useExamples } from './usePayload';
import styles from './read.module.css';

/** The contracts as a readable reference, and a check of JSON against them. */
export default function ReadMode({ session, texts, compilation, onLoad, onRetry }: ModeProps): ReactNode {
  const { files } = session.state;
  const isBlank = files.every(({ text }) => text.trim() === '');
  const outcome = useReferenceContract(files, onLoad === undefined && !isBlank);
  const { contract, problem } = outcome ?? {};
  const hasDefinitions = contract !== undefined && contract.tree.length > 0;
  const { diagnostics, others } = compilation;
  // After a press of a button in the status, the focus is there, so the status stays.
  const [hasPressed, setPressed] = useState(false);
  const press = (action: () => void) => (): void => {
    setPressed(true);
    action();
  };

  return (
    <>
      {!hasPressed && hasDefinitions && compilation.status === 'answered' && !compilation.isStale ? null : (
        <section className={reportStyles.report} aria-label="State of the contracts">
          <CompilationStatus
            compilation={problem === undefined ? compilation : { ...compilation, status: 'failed' }}
            onLoad={onLoad && press(onLoad)}
            onRetry={press(onRetry)}
          />
          <ProblemList
            className={paneStyles.problems}
            diagnostics={diagnostics}
            others={[...new Set([...others, problem])].filter((sentence) => sentence !== undefined)}
            hasFiles={files.length > 1}
          />
          {hasDefinitions ||
          problem !== undefined ||
          onLoad !== undefined ||
          (outcome === undefined && !isBlank) ? null : (
            <NoReferenceNote isBlank={isBlank} session={session} />
          )}
        </section>
      )}
      {hasDefinitions ? <ReferencePanes {...{ contract, session, texts }} /> : null}
    </>
  );
}

function NoReferenceNote({ isBlank, session }: { isBlank: boolean; session: WorkbenchSession }): ReactNode {
  return (
    <p className={styles.note}>
      {isBlank ? 'There is no contract to read yet.' : 'The reference appears when the contracts compile.'}{' '}
      <Button
        look="strongAction"
        mayDisappear
        onClick={() => {
          session.setMode('write');
        }}
      >
        {isBlank ? 'Write a contract' : 'Correct the contracts'}
      </Button>
    </p>
  );
}

interface ReferencePanesProps extends Pick<ModeProps, 'session' | 'texts'> {
  contract: Contract;
}

function ReferencePanes({ contract, session, texts }: ReferencePanesProps): ReactNode {
  const shapes = useMemo(() => listShapes(contract), [contract]);
  const examples = useExamples(contract, shapes);
  const [shown, setShown] = useState<PaneName>('first');
  const choice = { shown, onShow: setShown };
  useEffect(() => {
    // Scrolls to the target of the fragment, which did not exist yet when the browser loaded the page.
    document.getElementById(readHash().slice(1))?.scrollIntoView();
  }, []);

  return (
    <>
      <PaneSwitch titles={{ first: 'Reference', second: 'Check JSON' }} {...choice} />
      <div className={styles.panes} {...getPaneAttributes(choice)}>
        <Reference contract={contract} examples={examples} />
        <CheckPane {...{ contract, shapes, session, texts }} examples={examples.byLabel} />
      </div>
    </>
  );
}
