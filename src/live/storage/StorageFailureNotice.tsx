import { type ReactNode, useState } from 'react';
import { downloadFiles } from './downloadFiles';
import { useIsAllStored } from './textStorage';

export interface StorageFailureNoticeProps {
  className?: string | undefined;
  buttonClassName?: string | undefined;
  /** Downloads the text, including text that the page has not passed to the storage yet. */
  onDownload?: typeof downloadFiles;
}

/** Notice with a download button, shown while the browser could not store some text of the reader. */
export default function StorageFailureNotice({
  className,
  buttonClassName,
  onDownload = downloadFiles,
}: StorageFailureNoticeProps): ReactNode {
  const [failure, setFailure] = useState<string>();
  if (useIsAllStored()) return null;
  return (
    <p role="alert" className={className} data-failure="">
      <span>
        The browser cannot keep what you write: its storage is full or blocked. Your text is lost when you leave this
        site or reload this page. {failure}
      </span>
      <button
        type="button"
        className={buttonClassName}
        onClick={() =>
          void onDownload().then((notice) => {
            setFailure(notice?.text);
          })
        }
      >
        Download my files
      </button>
    </p>
  );
}
