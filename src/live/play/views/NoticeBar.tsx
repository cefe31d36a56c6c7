import type { ReactNode } from 'react';
import type { PlaySession } from '../usePlaySession';
import styles from '../Playground.module.css';

/** What has just happened, and whether anything is at risk. */
export default function NoticeBar({ session }: { session: PlaySession }): ReactNode {
  const { notice, tell, previous, bringBack, isKept } = session;

  return (
    <div className={styles.notices}>
      <div role="status" className={styles.notice} data-failure={notice?.isFailure === true ? '' : undefined}>
        {notice === undefined ? null : <span>{notice.text}</span>}
        {notice?.link === undefined ? null : (
          <input
            className={styles.input}
            readOnly
            aria-label="Link to the contracts"
            value={notice.link}
            onFocus={({ target }) => {
              target.select();
            }}
          />
        )}
        {notice?.action === undefined ? null : (
          <button type="button" className={styles.action} onClick={notice.action.run}>
            {notice.action.label}
          </button>
        )}
        {notice === undefined ? null : (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              tell(undefined);
            }}
          >
            Dismiss
          </button>
        )}
      </div>
      {previous === undefined ? null : (
        <p className={styles.notice}>
          <span>Your earlier contracts are kept.</span>
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
