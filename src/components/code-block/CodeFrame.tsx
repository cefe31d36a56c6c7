import { type ReactNode, useState } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import CopyButton from './CopyButton';
import FrameIcon from './FrameIcon';
import { useScrollable } from './useScrollable';
import styles from './CodeFrame.module.css';

export interface CodeFrameProps {
  /** File name or caption. */
  title?: string | undefined;
  /** Name of the language, or what else the frame holds. */
  label: string;
  /** Stands in the place of the label, for words about the code: a `CodeMark`. */
  mark?: ReactNode;
  /** Tells assistive technology which of the page's blocks this is. */
  name: string;
  /** What the copy button copies. */
  copyText: string;
  /** Below the code, inside of the frame. */
  footer?: ReactNode;
  /** A long text that scrolls inside of the frame. */
  isLimited?: boolean | undefined;
  className?: string | undefined;
  /** The content of the `pre`: a `code` element. Changes of the frame's own state leave it alone. */
  children: ReactNode;
}

/** The frame around code: a header with title, label and buttons, the code itself, and a footer. */
export default function CodeFrame(props: CodeFrameProps): ReactNode {
  const { title, label, mark, name, copyText, footer, isLimited, className, children } = props;
  const [isWrapped, setIsWrapped] = useState(false);
  const [preRef, isScrollable] = useScrollable<HTMLPreElement>();
  const aside = mark ?? label;

  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.frame, className)}>
      <div className={styles.header}>
        <div className={styles.title}>{title === undefined ? aside : <Title text={title} />}</div>
        {title === undefined ? null : <div className={mark === undefined ? styles.label : styles.mark}>{aside}</div>}
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.button}
            title="Wrap long lines"
            aria-label="Wrap long lines"
            aria-pressed={isWrapped}
            onClick={() => {
              setIsWrapped(!isWrapped);
            }}
          >
            <FrameIcon name="wrap" />
          </button>
          <CopyButton text={copyText} fallback={preRef} />
        </div>
      </div>
      <pre
        ref={preRef}
        className={clsx(styles.pre, isLimited && styles.limited, isWrapped && styles.wrapped)}
        // Only what scrolls is a stop for the keyboard. A group and not a region, because a page has dozens, too many to be its landmarks.
        {...(isScrollable ? { tabIndex: 0, role: 'group', 'aria-label': name } : {})}
      >
        {children}
      </pre>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

/** A path keeps its file name when space is short, and gives up its folders; a title in words is no path. */
function Title({ text }: { text: string }): ReactNode {
  const [, folder, file] = /^(\S+\/)([^/\s]+)$/.exec(text) ?? [];
  return (
    <span className={/\s/.test(text) ? styles.caption : styles.path} title={text}>
      {folder === undefined ? null : <span className={styles.folder}>{folder}</span>}
      <span className={styles.file}>{file ?? text}</span>
    </span>
  );
}
