import type { ReactNode } from 'react';
import clsx from 'clsx';
import {
  type ComparisonVerdict,
  type ContractChange,
  describeEffect,
  VERDICT_TITLES,
  VERDICTS,
  formatChangesAsMarkdown,
} from '@site/lib/changes';
import { saveFile } from '../../storage/saveFile';
import Button from '../parts/Button';
import CopyButton from '../parts/CopyButton';
import { describeComparison, isOutdated } from './describeComparison';
import type { Comparison } from './useComparison';
import type { Tone } from '../../editor/summarizeProblems';
import StatusBar, { NOT_LOADED } from '../parts/StatusBar';
import paneStyles from '../parts/pane.module.css';
import reportStyles from '../parts/report.module.css';
import styles from './ChangeList.module.css';

export interface ChangeListProps {
  /** Undefined if both versions are empty. */
  comparison: Comparison | undefined;
  onShow: (change: ContractChange) => void;
  onShowExample: () => void;
  /** Loads the compiler; undefined if the reader does not have to allow it. */
  onLoad: (() => void) | undefined;
}

/** The changes, grouped by their effect on existing programs. */
export default function ChangeList({ comparison, onShow, onShowExample, onLoad }: ChangeListProps): ReactNode {
  const changes = comparison?.changes ?? [];
  const summary =
    comparison === undefined ? 'Paste or open both versions to compare them' : describeComparison(comparison);
  const status = onLoad === undefined ? summary : NOT_LOADED;
  const isStale = comparison !== undefined && isOutdated(comparison);

  return (
    <section className={clsx(reportStyles.report, isStale && paneStyles.stale)} aria-label="Changes">
      <StatusBar
        tone={findTone(comparison)}
        text={comparison?.problem ?? status}
        onLoad={onLoad}
        onRetry={comparison?.problem === undefined ? undefined : comparison.retry}
      >
        {comparison === undefined ? null : (
          <span className={styles.note}>{isStale ? 'From the versions before the last change' : ''}</span>
        )}
        {changes.length === 0 ? null : (
          <ExportButtons text={formatChangesAsMarkdown(changes, summary)} isDisabled={isStale} />
        )}
        <Button onClick={onShowExample}>Show an example</Button>
      </StatusBar>
      {VERDICTS.map((verdict) => (
        <ChangeGroup
          key={verdict}
          verdict={verdict}
          changes={changes.filter((change) => change.verdict === verdict)}
          onShow={onShow}
        />
      ))}
    </section>
  );
}

/** Buttons that copy or download the list for a pull request. */
function ExportButtons({ text, isDisabled }: { text: string; isDisabled: boolean }): ReactNode {
  return (
    <>
      <CopyButton
        key={text}
        text={text}
        accessibleName="Copy as Markdown"
        label="Copy as Markdown"
        advice="Download the Markdown instead."
        isDisabled={isDisabled}
      />
      <Button
        disabled={isDisabled}
        onClick={() => {
          saveFile('contract-changes.md', 'text/markdown', text);
        }}
      >
        Download Markdown
      </Button>
    </>
  );
}

interface ChangeGroupProps extends Pick<ChangeListProps, 'onShow'> {
  verdict: ComparisonVerdict;
  changes: readonly ContractChange[];
}

function ChangeGroup({ verdict, changes, onShow }: ChangeGroupProps): ReactNode {
  if (changes.length === 0) return null;
  return (
    <div>
      <h2 className={paneStyles.title}>{VERDICT_TITLES[verdict]}</h2>
      <ul className={reportStyles.list} data-verdict={verdict}>
        {changes.map((change) => (
          // The offset is part of the key, because an endpoint and a type with the same name may have the same
          // sentence.
          <li key={`${change.sentence} ${change.offset}`}>
            <button
              type="button"
              className={styles.change}
              onClick={() => {
                onShow(change);
              }}
            >
              {change.sentence}
            </button>
            <span className={styles.effect}>{describeEffect(change)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function findTone(comparison: Comparison | undefined): Tone {
  const { changes, problem, isPending }: Partial<Comparison> = comparison ?? {};
  if (isPending === true) return 'busy';
  if (problem !== undefined || changes?.some(({ verdict }) => verdict === 'breaking') === true) return 'bad';
  return changes === undefined ? 'busy' : 'good';
}
