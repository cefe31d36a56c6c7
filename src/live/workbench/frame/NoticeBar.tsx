import type { ReactNode } from 'react';
import StorageFailureNotice from '../../storage/StorageFailureNotice';
import { downloadWork } from '../session/downloadWork';
import { preserveFocus } from '../session/focusEditor';
import type { Notice, NoticeContext } from '../session/Notice';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import Button from '../parts/Button';
import PreviousWork from './PreviousWork';
import controlStyles from '../parts/controls.module.css';
import styles from './NoticeBar.module.css';

/** The last notice, a button that undoes the last action, previous work, and a warning if work may be lost. */
export default function NoticeBar({ session }: { session: WorkbenchSession }): ReactNode {
  const { notice, replaceState, undoableAction, undo, previousWork } = session;
  const setNotice = (next: Notice | undefined): void => {
    // The button that the reader pressed disappears with its notice.
    preserveFocus(() => {
      session.setNotice(next);
    });
  };

  return (
    <div className={styles.notices} data-not-printed="">
      {/* Always rendered, because screen readers announce changes only in a live region that already exists. */}
      <div role="status" className={styles.notice} data-failure={notice?.isFailure === true ? '' : undefined}>
        {notice === undefined ? null : <NoticeContent notice={notice} context={{ replaceState, setNotice }} />}
      </div>
      <div role="status" className={styles.notice}>
        {undoableAction === undefined ? null : (
          <>
            <span>{undoableAction}</span>
            <Button mayDisappear onClick={undo}>
              Undo
            </Button>
          </>
        )}
      </div>
      {previousWork.length === 0 ? null : <PreviousWork session={session} />}
      <StorageFailureNotice
        className={styles.notice}
        buttonClassName={controlStyles.action}
        onDownload={() => downloadWork(session)}
      />
    </div>
  );
}

function NoticeContent({ notice, context }: { notice: Notice; context: NoticeContext }): ReactNode {
  const { text, link, action } = notice;
  return (
    <>
      <span>{text}</span>
      {link === undefined ? null : (
        <input
          className={controlStyles.input}
          readOnly
          aria-label="Link to copy"
          value={link}
          onFocus={({ target }) => {
            target.select();
          }}
        />
      )}
      {action === undefined ? null : (
        <Button
          onClick={() => {
            action.run(context);
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        onClick={() => {
          context.setNotice(undefined);
        }}
      >
        Dismiss
      </Button>
    </>
  );
}
