import { Fragment, type ReactNode, useMemo } from 'react';
import { structuredPatch } from 'diff';
import type { FileDifference } from './compareFiles';
import codeStyles from '../../parts/code.module.css';
import paneStyles from '../../parts/pane.module.css';
import styles from './outputs.module.css';

/** Number of unchanged lines to show around each change. */
const CONTEXT_LINES = 3;

/** Maximum number of removed and added lines, because a comparison of files with more changes would take seconds. */
const CHANGE_LIMIT = 2000;

/** The changed lines of a file, with the lines around them. */
export default function LineDifference({ path, before = '', after = '' }: FileDifference): ReactNode {
  const hunks = useMemo(() => {
    const options = { context: CONTEXT_LINES, maxEditLength: CHANGE_LIMIT };
    return structuredPatch(path, path, before, after, '', '', options)?.hunks;
  }, [path, before, after]);
  if (hunks === undefined) {
    return (
      <p className={paneStyles.empty}>
        More than {CHANGE_LIMIT.toLocaleString('en-US')} lines were removed or added. Download both outputs to compare
        them.
      </p>
    );
  }

  return (
    <pre className={codeStyles.code} role="group" aria-label={`Changed lines of ${path}`} tabIndex={0}>
      <code className={styles.lines}>
        {hunks.map(({ oldStart, newStart, lines }) => (
          <Fragment key={`${oldStart} ${newStart}`}>
            <span className={styles.position}>
              Line {oldStart} in the other output, line {newStart} in this one
            </span>
            {lines.map((line, index) => (
              <Line key={index} text={line} />
            ))}
          </Fragment>
        ))}
      </code>
    </pre>
  );
}

function Line({ text }: { text: string }): ReactNode {
  if (text.startsWith('+')) return <ins>{text}</ins>;
  return text.startsWith('-') ? <del>{text}</del> : <span>{text}</span>;
}
