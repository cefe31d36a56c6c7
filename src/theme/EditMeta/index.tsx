import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import styles from './styles.module.css';

export interface EditMetaProps {
  className?: string;
  /** URL at which the source of the page can be edited. */
  editUrl?: string | null;
  /** Time of the last change, in milliseconds since the epoch. */
  lastUpdatedAt?: number | null;
}

const EDIT_ICON = 'M10.5 3 13 5.5 5.5 13H3v-2.5z';

// Formats dates in UTC, so that they do not depend on the time zone of the build.
const DATE_FORMAT = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Edit link of a page, with the date of its last change. Renders nothing if both are unknown. */
export default function EditMeta({ className, editUrl, lastUpdatedAt }: EditMetaProps): ReactNode {
  if (!editUrl && !lastUpdatedAt) return null;

  return (
    <div className={clsx(className, styles.meta)}>
      {editUrl ? (
        <Link to={editUrl} className={clsx(ThemeClassNames.common.editThisPage, styles.edit)}>
          <LineIcon path={EDIT_ICON} /> Edit this page
        </Link>
      ) : null}
      {lastUpdatedAt ? (
        <span className={ThemeClassNames.common.lastUpdated}>
          Last updated on <UpdateDate time={lastUpdatedAt} />
        </span>
      ) : null}
    </div>
  );
}

function UpdateDate({ time }: { time: number }): ReactNode {
  const date = new Date(time);

  return <time dateTime={date.toISOString()}>{DATE_FORMAT.format(date)}</time>;
}
