import { type ReactNode, useMemo, useState } from 'react';
import { EMITTER_PROPERTIES } from '@site/lib/compiler/emitters';
import { type Compilation, useCompilation } from '../../session/useCompilation';
import type { OutputPaneProps } from '../OutputPane';
import { compareFiles, type FileDifference } from './compareFiles';
import LineDifference from './LineDifference';
import SelectField from '../../parts/SelectField';
import type { Tone } from '../../../editor/summarizeProblems';
import StatusBar from '../../parts/StatusBar';
import { findVariant, labelVariant, listVariants, type Variant } from './variants';
import paneStyles from '../../parts/pane.module.css';
import styles from './outputs.module.css';

/** Differences, file by file, between the output of two releases or generations for the same contracts. */
export default function OutputComparison({ session, compilation }: OutputPaneProps): ReactNode {
  const { options } = session.state;
  const currentName = labelVariant(findVariant(options));
  const others = listVariants(options.target).filter((variant) => labelVariant(variant) !== currentName);
  const [selectedName, setSelectedName] = useState('');
  const other = others.find((variant) => labelVariant(variant) === selectedName) ?? others[0];

  if (other === undefined) {
    return (
      <p className={paneStyles.empty}>
        Only Wirespec {currentName} generates {EMITTER_PROPERTIES[options.target].label}: there is no other output to
        compare with.
      </p>
    );
  }
  return (
    <section className={styles.comparison} aria-label="Compared outputs">
      <div className={paneStyles.options}>
        <SelectField label={`Compare ${currentName} with`} value={labelVariant(other)} onChange={setSelectedName}>
          {others.map((variant) => (
            <option key={labelVariant(variant)}>{labelVariant(variant)}</option>
          ))}
        </SelectField>
      </div>
      <Differences key={labelVariant(other)} {...{ session, compilation, other, currentName }} />
    </section>
  );
}

interface DifferencesProps extends OutputPaneProps {
  other: Variant;
  /** Name of the variant that the options select, which is compared with `other`. */
  currentName: string;
}

function Differences({ session: { state }, compilation, other, currentName }: DifferencesProps): ReactNode {
  const { release, generation } = other;
  const otherState = useMemo(
    () => ({ ...state, options: { ...state.options, release, generation } }),
    [state, release, generation],
  );
  const before = useCompilation(otherState, compilation.status === 'answered');
  const files = useMemo(
    () => compareFiles(before.output.files, compilation.output.files),
    [before.output.files, compilation.output.files],
  );
  const names = { before: labelVariant(other), after: currentName };
  const problem = describeProblem(compilation, currentName) ?? describeProblem(before, names.before);
  // After the reader has selected another target, the two sides can be ready with code for different targets.
  const isReady =
    problem === undefined &&
    [before, compilation].every(({ status }) => status === 'answered') &&
    before.output.target === compilation.output.target;
  const count = new Set([...before.output.files, ...compilation.output.files].map(({ path }) => path)).size;

  return (
    <>
      <StatusBar
        tone={findTone(problem, isReady)}
        text={problem ?? (isReady ? summarize(files.length, count) : `Generating with Wirespec ${names.before}…`)}
      />
      {isReady ? files.map((file) => <FileSection key={file.path} {...{ file, names }} />) : null}
    </>
  );
}

interface FileSectionProps {
  file: FileDifference;
  names: { before: string; after: string };
}

function FileSection({ file, names }: FileSectionProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.file}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        <code>{file.path}</code> <span className={styles.side}>{describeSide(file, names)}</span>
      </summary>
      {isOpen ? <LineDifference {...file} /> : null}
    </details>
  );
}

function describeSide({ before, after }: FileDifference, names: FileSectionProps['names']): string {
  if (before === undefined) return `only in ${names.after}`;
  return after === undefined ? `only in ${names.before}` : 'changed';
}

function describeProblem({ status, isStale, others, diagnostics }: Compilation, name: string): string | undefined {
  if (status === 'blank') return 'Write a contract first.';
  if (!isStale || status === 'slow') return undefined;
  const [message = ''] = [...others, ...diagnostics.map((diagnostic) => diagnostic.message)];
  return `Wirespec ${name} generates nothing to compare. ${message}`;
}

function summarize(different: number, total: number): string {
  if (different === 0) return total === 1 ? 'The file is the same.' : `All ${total} files are the same.`;
  return `${different} of ${total} ${total === 1 ? 'file' : 'files'} ${different === 1 ? 'differs' : 'differ'}.`;
}

function findTone(problem: string | undefined, isReady: boolean): Tone {
  if (problem !== undefined) return 'bad';
  return isReady ? 'good' : 'busy';
}
