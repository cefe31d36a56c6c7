import type { ReactNode } from 'react';
import type { Notice } from '../state/Notice';
import type { PlaySession } from '../usePlaySession';
import styles from '../Playground.module.css';

/** What has just happened, and whether anything is at risk. */
export default function NoticeBar({ session }: { session: PlaySession }): ReactNode {
  const { notice, tell, previousCount, bringBack, isKept } = session;
  const dismiss = (): void => {
    tell(undefined);
  };

  return (
    <div className={styles.notices}>
      {/* Always there, so that what appears in it is announced. */}
      <div role="status" className={styles.notice} data-failure={notice?.isFailure === true ? '' : undefined}>
        {notice === undefined ? null : <NoticeContent notice={notice} onDismiss={dismiss} />}
      </div>
      {previousCount === 0 ? null : (
        <p className={styles.notice}>
          <span>{describePrevious(previousCount)}</span>
          <button type="button" className={styles.action} onClick={bringBack}>
            Bring them back
          </button>
        </p>
      )}
      {isKept ? null : (
        <p role="alert" className={styles.notice} data-failure="">
          The browser cannot keep the contracts: its storage is full or not allowed. They are lost when you leave this
          page, so download or share them first.
        </p>
      )}
    </div>
  );
}

function describePrevious(count: number): string {
  return count === 1
    ? 'Your earlier contracts are kept.'
    : `Your earlier contracts are kept, in ${count} versions. Each press brings back the next.`;
}

function NoticeContent({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }): ReactNode {
  const { text, link, action } = notice;
  return (
    <>
      <span>{text}</span>
      {link === undefined ? null : (
        <input
          className={styles.input}
          readOnly
          aria-label="Link to the contracts"
          value={link}
          onFocus={({ target }) => {
            target.select();
          }}
        />
      )}
      {action === undefined ? null : (
        <button type="button" className={styles.action} onClick={action.run}>
          {action.label}
        </button>
      )}
      <button type="button" className={styles.action} onClick={onDismiss}>
        Dismiss
      </button>
    </>
  );
}
