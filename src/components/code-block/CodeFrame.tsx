import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { readNodeText } from '../node-text/readNodeText';
import CodeFont from './CodeFont';
import CopyButton from './CopyButton';
import EditButton from './EditButton';
import buttonStyles from './FrameButton.module.css';
import styles from './CodeFrame.module.css';

export interface CodeFrameProps {
  /** File name or caption. */
  title?: string | undefined;
  /** Name of the language or kind of content. */
  label: string;
  /** A `CodeMark` with a statement about the code, which replaces the label. */
  mark?: ReactNode;
  /** Accessible name, which distinguishes the block from others of the page. */
  name: string;
  /** Content below the code, inside the frame. */
  footer?: ReactNode;
  /** Whether readers can edit the code (`src/live/edit`). */
  isEditable?: boolean | undefined;
  className?: string | undefined;
  /** Content of the `pre`: a `code` element, whose text the copy button copies. */
  children: ReactNode;
}

/** Maximum length of file name and mark together, in characters, that fit on one line of the header (an estimate). */
const MAX_HEADER_LENGTH = 55;

/**
 * Frame around code: a header with title, label and buttons, the code itself, and a footer. `client.ts` contains the
 * behavior of the buttons. `src/client/scrollContainers.ts` takes the code out of the tab order while it does not
 * overflow.
 */
export default function CodeFrame(props: CodeFrameProps): ReactNode {
  const { title = '', mark, name, footer, className, children } = props;
  const isCrowded = `${splitPath(title).file}${readNodeText(mark)}`.length > MAX_HEADER_LENGTH;

  return (
    <div
      className={clsx(ThemeClassNames.common.codeBlock, styles.frame, isCrowded && styles.crowded, className)}
      data-copyable=""
    >
      <CodeFont />
      <Header {...props} />
      <pre
        className={styles.pre}
        // A group instead of a region, because a page with dozens of landmarks would be hard to navigate.
        role="group"
        aria-label={name}
        tabIndex={0}
        data-scrolls=""
      >
        {children}
      </pre>
      {footer === undefined ? null : (
        <div className={styles.footer} data-footer="">
          {footer}
        </div>
      )}
    </div>
  );
}

/** Title, label or mark, and buttons. The editor writes its state into the element before the buttons. */
function Header({ title, label, mark, isEditable }: CodeFrameProps): ReactNode {
  return (
    <div className={styles.header} data-language={title === undefined && mark !== undefined ? label : undefined}>
      {title === undefined ? null : (
        <div className={styles.title}>
          <Title text={title} />
        </div>
      )}
      <div className={mark === undefined ? styles.label : styles.mark}>{mark ?? label}</div>
      <div className={styles.actions}>
        {isEditable ? <EditButton /> : null}
        <button
          type="button"
          className={clsx(buttonStyles.button, buttonStyles.wrap)}
          title="Wrap long lines"
          aria-label="Wrap long lines"
          aria-pressed={false}
          data-wrap=""
        />
        <CopyButton />
      </div>
    </div>
  );
}

/**
 * Title of a frame. If space is short, a path is truncated within its folders, so that its file name stays visible. A
 * title with spaces is not a path. The editor, the search and the bench read the title from the element with
 * `data-title`.
 */
function Title({ text }: { text: string }): ReactNode {
  const { folder, file } = splitPath(text);
  return (
    <span className={/\s/.test(text) ? styles.caption : styles.path} title={text} data-title="">
      {folder === undefined ? null : <span className={styles.folder}>{folder}</span>}
      <span className={styles.file}>{file}</span>
    </span>
  );
}

function splitPath(title: string): { folder: string | undefined; file: string } {
  const [, folder, file = title] = /^(\S+\/)([^/\s]+)$/.exec(title) ?? [];
  return { folder, file };
}
