import type { ReactNode } from 'react';
import type { Diagnostic, Fix } from '@site/lib/compiler/types';
import { type Explanation, findExplanation, useExplanations } from './explanations';
import { omitPosition } from './omitPosition';
import styles from './ProblemList.module.css';

export interface ProblemListProps {
  diagnostics: readonly Diagnostic[];
  /** Messages about other files and about the compiler. */
  others?: readonly string[];
  /** Messages about the generated code. */
  warnings?: readonly string[];
  /** Class of the list, for its layout in the parent. */
  className: string | undefined;
  /** Whether to name the file of each problem. */
  hasFiles?: boolean;
  /** Called when the reader clicks the position of a problem. */
  onJump?: (diagnostic: Diagnostic) => void;
  /** Called when the reader clicks a fix. Without this callback, the list offers no fixes. */
  onFix?: (diagnostic: Diagnostic, fix: Fix) => void;
}

/** Maximum number of problems to show. A longer list would push the rest of the page out of sight. */
const PROBLEM_LIMIT = 20;

/** List of problems: each message with its position, its meaning and its fix. */
export default function ProblemList(props: ProblemListProps): ReactNode {
  const { diagnostics, others = [], warnings = [], className } = props;
  const explanations = useExplanations(diagnostics.some(({ source }) => source === 'compiler'));
  if (diagnostics.length + others.length + warnings.length === 0) return null;
  const hiddenCount = diagnostics.length - PROBLEM_LIMIT;

  return (
    <ul className={className} aria-label="Problems">
      {diagnostics.slice(0, PROBLEM_LIMIT).map((diagnostic, index) => (
        <Problem
          key={index}
          {...props}
          diagnostic={diagnostic}
          explanation={findExplanation(explanations, diagnostic.message)}
        />
      ))}
      {[...others, ...(hiddenCount > 0 ? [`… and ${hiddenCount} more`] : []), ...warnings].map((sentence) => (
        <li key={sentence} className={styles.problem} data-warning={warnings.includes(sentence) ? '' : undefined}>
          <span className={styles.message}>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}

interface ProblemProps extends Pick<ProblemListProps, 'hasFiles' | 'onJump' | 'onFix'> {
  diagnostic: Diagnostic;
  explanation: Explanation | undefined;
}

function Problem({ diagnostic, explanation, hasFiles = false, onJump, onFix }: ProblemProps): ReactNode {
  const { path, line, column, message, fix, isWarning = false } = diagnostic;
  const place = `${hasFiles ? `${path}, ` : ''}line ${line}, column ${column}`;

  return (
    <li className={styles.problem} data-warning={isWarning ? '' : undefined}>
      <Place
        label={place}
        onJump={
          onJump &&
          (() => {
            onJump(diagnostic);
          })
        }
      />{' '}
      <span className={styles.message}>{omitPosition(message)}</span>{' '}
      {fix === undefined || onFix === undefined ? null : (
        <button
          type="button"
          className={styles.fix}
          onClick={() => {
            onFix(diagnostic, fix);
          }}
        >
          {fix.title}
        </button>
      )}
      {explanation === undefined ? null : (
        <span className={styles.explanation}>
          {explanation.meaning}
          {fix === undefined ? ` Usual causes: ${explanation.causes.join('; ')}.` : ''}{' '}
          <a href={explanation.href}>Explain this message</a>
        </span>
      )}
    </li>
  );
}

interface PlaceProps {
  label: string;
  /** Goes to the position; undefined if no editor can show it. */
  onJump: (() => void) | undefined;
}

/** A position in code, such as that of a problem. */
export function Place({ label, onJump }: PlaceProps): ReactNode {
  if (onJump === undefined) return <span className={styles.place}>{label}</span>;
  return (
    <button type="button" className={styles.place} onClick={onJump}>
      {label}
    </button>
  );
}
