import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import CodeFont from './CodeFont';
import CopyButton from './CopyButton';
import EditButton from './EditButton';
import buttonStyles from './FrameButton.module.css';
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
  /** Below the code, inside of the frame. */
  footer?: ReactNode;
  /** Readers can edit the code: `src/live/edit`. */
  isEditable?: boolean | undefined;
  className?: string | undefined;
  /** The content of the `pre`: a `code` element, whose text is what the copy button copies. */
  children: ReactNode;
}

/**
 * The frame around code: a header with title, label and buttons, the code itself, and a footer. `client.ts` has what its buttons do; that only code which scrolls is a stop for
 * the keyboard is in `src/client/scrollBoxes.ts`.
 */
export default function CodeFrame(props: CodeFrameProps): ReactNode {
  const { name, footer, className, children } = props;

  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.frame, className)} data-copyable="">
      <CodeFont />
      <Header {...props} />
      <pre
        className={styles.pre}
        // A group and not a region, because a page has dozens, too many to be its landmarks.
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

/** Title, label or mark, and buttons. The editor puts its own words into what is before the buttons. */
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
 * A path keeps its file name when space is short, and gives up its folders; a title in words is no path. Whoever needs the title of a frame reads the text of the element with
 * `data-title`: the editor, the search and the comparison with other sites do.
 */
function Title({ text }: { text: string }): ReactNode {
  const [, folder, file] = /^(\S+\/)([^/\s]+)$/.exec(text) ?? [];
  return (
    <span className={/\s/.test(text) ? styles.caption : styles.path} title={text} data-title="">
      {folder === undefined ? null : <span className={styles.folder}>{folder}</span>}
      <span className={styles.file}>{file ?? text}</span>
    </span>
  );
}
