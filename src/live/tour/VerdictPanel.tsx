import type { ReactNode } from 'react';
import TextWithCode from '@site/src/components/text-with-code/TextWithCode';
import type { Verdict } from './useLesson';
import styles from './tour.module.css';

const TITLES = { busy: undefined, failure: undefined, hint: 'Not yet.', solved: 'Solved.' } as const;

/** The part below the editor of a lesson: the button that requests a verdict, and the verdict. */
export default function VerdictPanel({
  verdict,
  onAsk,
}: {
  verdict: Verdict | undefined;
  onAsk: () => void;
}): ReactNode {
  const title = verdict && TITLES[verdict.kind];

  return (
    <>
      <div className={styles.row}>
        <button type="button" className="button button--primary" onClick={onAsk}>
          Check
        </button>
        <span>or Ctrl+Enter in the editor</span>
      </div>
      <p role="status" className={styles.verdict} data-verdict={verdict?.kind ?? ''}>
        {title === undefined ? null : (
          <>
            <b>{title}</b>{' '}
          </>
        )}
        {verdict === undefined ? null : <TextWithCode>{verdict.message}</TextWithCode>}
      </p>
    </>
  );
}
