import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import styles from './styles.module.css';

export interface EditMetaProps {
  className?: string;
  /** Where the source of the page is edited. */
  editUrl?: string | null;
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number | null;
  /** Name of the author of the last change. */
  lastUpdatedBy?: string | null;
}

const PEN = 'M10.5 3 13 5.5 5.5 13H3v-2.5z';

// In UTC, so that every build writes the same day.
const DATE_FORMAT = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The link to the source of a page, and when and by whom the page was last updated; nothing where neither is known. */
export default function EditMeta({ className, editUrl, lastUpdatedAt, lastUpdatedBy }: EditMetaProps): ReactNode {
  const hasUpdate = Boolean(lastUpdatedAt) || Boolean(lastUpdatedBy);
  if (!editUrl && !hasUpdate) return null;

  return (
    <div className={clsx(className, styles.meta)}>
      {editUrl ? (
        <Link to={editUrl} className={clsx(ThemeClassNames.common.editThisPage, styles.edit)}>
          <LineIcon path={PEN} /> Edit this page
        </Link>
      ) : null}
      {hasUpdate ? (
        <span className={ThemeClassNames.common.lastUpdated}>
          Last updated
          {lastUpdatedAt ? <UpdateDate time={lastUpdatedAt} /> : null}
          {lastUpdatedBy ? ` by ${lastUpdatedBy}` : null}
        </span>
      ) : null}
    </div>
  );
}

function UpdateDate({ time }: { time: number }): ReactNode {
  const date = new Date(time);

  return (
    <>
      {' on '}
      <time dateTime={date.toISOString()} itemProp="dateModified">
        {DATE_FORMAT.format(date)}
      </time>
    </>
  );
}
