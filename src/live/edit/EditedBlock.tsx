import { type DragEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Diagnostic } from '@site/lib/compiler/types';
import { listDroppedFiles } from '@site/src/client/transfers';
import { applyFix } from '@site/lib/compiler/fixes/applyFix';
import EditorHost, { type EditorHandle } from '../editor/EditorHost';
import { findOffset } from '../editor/findOffset';
import type { ContractFiles } from '../editor/navigation';
import ProblemList from '../editor/ProblemList';
import type { LineColors } from '../highlight/LineColors';
import StorageFailureNotice from '../storage/StorageFailureNotice';
import type { Status } from '../editor/summarizeProblems';
import type { Problems } from './describeProblems';
import { useAttribute, useBuiltContent, useClass } from './pageHooks';
import type { EditableBlock } from './prepareBlock';
import styles from './edit.module.css';

/** A block, and the text that the reader edits. */
export interface EditedTextProps {
  block: EditableBlock;
  colors: LineColors;
  text: string;
  onChange: (text: string) => void;
  /** Earlier text that the reader can restore, if any. */
  previous: string | undefined;
  /** Called with the reader's text before a reset or an earlier text replaces it. */
  onReset: (text: string) => void;
}

export interface EditedBlockProps extends EditedTextProps {
  contract?: ContractFiles;
  status: Status;
  /** `undefined` until the compiler has responded. Until then, the note that the build wrote below the code stays. */
  problems: Pick<Problems, 'own' | 'others'> | undefined;
  /** Additional actions, shown after those that every block has. */
  children?: ReactNode;
}

const NO_PROBLEMS: Pick<Problems, 'own' | 'others'> = { own: [], others: [] };

/** The editor of a contract or document, with its problems, its status and its actions. */
export default function EditedBlock(props: EditedBlockProps): ReactNode {
  const { block, colors, text, onChange, contract, status, problems, children } = props;
  const { own, others } = problems ?? NO_PROBLEMS;
  const editor = useRef<EditorHandle>(null);
  const resets = useResets(props, editor);
  const [preElements] = useState(() => [block.pre]);
  const isWrapped = useAttribute(preElements, 'data-wrapped', () => block.pre.hasAttribute('data-wrapped'));
  const { message, onDrop } = useIgnoredFiles(problems);
  const goTo = ({ line, column }: Diagnostic): void => editor.current?.focus(findOffset(text, line, column));
  useHiddenCode(block, text, problems !== undefined);
  useLayoutEffect(() => {
    editor.current?.focus();
  }, []);

  return (
    <>
      <div onDrop={onDrop}>
        <EditorHost
          ref={editor}
          className={styles.host}
          original={block.original}
          label={block.label}
          diagnostics={own}
          {...{ text, colors, onChange, contract, isWrapped }}
        />
      </div>
      <ProblemList
        diagnostics={own}
        others={message === undefined ? others : [message, ...others]}
        className={styles.problems}
        onJump={goTo}
        onFix={(diagnostic, fix) => {
          editor.current?.setText(applyFix(text, fix));
          goTo(diagnostic);
        }}
      />
      <Header {...{ block, status, ...resets }}>{children}</Header>
      <StorageFailureNotice className={styles.storageFailure} buttonClassName={styles.action} />
    </>
  );
}

interface Resets {
  onReset: () => void;
  /** `undefined` if there is nothing to restore. */
  onRestore: (() => void) | undefined;
}

/**
 * Returns the actions that reset the editor, and that restore the texts that resets have replaced, the newest first. On
 * the next visit, only the newest text can be restored.
 */
function useResets(props: EditedBlockProps, editor: RefObject<EditorHandle | null>): Resets {
  const { block, text, onReset } = props;
  const [former, setFormer] = useState<readonly string[]>(props.previous === undefined ? [] : [props.previous]);
  const others = former.filter((other) => other !== text);
  const newest = others.at(-1);
  const replaceText = (changed: string, kept: readonly string[]): void => {
    setFormer(kept.filter((other) => other !== block.original));
    if (text !== block.original) onReset(text);
    editor.current?.setText(changed);
    editor.current?.focus();
  };

  return {
    onReset() {
      replaceText(block.original, [...others, text]);
    },
    onRestore:
      newest === undefined
        ? undefined
        : () => {
            // Puts the current text last, so that repeated presses of the button go through all texts.
            replaceText(newest, [text, ...others.slice(0, -1)]);
          },
  };
}

interface HeaderProps extends Pick<EditedBlockProps, 'block' | 'status' | 'children'>, Resets {}

/** Replaces the note about the block with the status, and the edit button with the actions. */
function Header({ block, status, onReset, onRestore, children }: HeaderProps): ReactNode {
  useBuiltContent(block.note, block.noteNodes, true);

  return (
    <>
      {createPortal(
        <span role="status" className={styles.status} data-tone={status.tone}>
          {status.text}
        </span>,
        block.note,
      )}
      {createPortal(
        <>
          <button type="button" className={styles.action} onClick={onReset}>
            Reset
          </button>
          {onRestore === undefined ? null : (
            <button type="button" className={styles.action} onClick={onRestore}>
              Bring back my text
            </button>
          )}
          {children}
        </>,
        block.actions,
      )}
    </>
  );
}

/**
 * Hides the static code of a block and its edit button and, once the compiler has responded, the note below the code.
 * Keeps the hidden code up to date, because the copy button reads it.
 */
function useHiddenCode(
  { frame, pre, code, codeNodes, button, original }: EditableBlock,
  text: string,
  hasResponse: boolean,
): void {
  useClass(frame, styles.frame, true);
  useLayoutEffect(() => {
    for (const element of [pre, button]) element.toggleAttribute('hidden', true);
    return () => {
      for (const element of [pre, button]) element.removeAttribute('hidden');
    };
  }, [pre, button]);
  useLayoutEffect(() => {
    code.replaceChildren(...(text === original ? codeNodes : [text]));
  }, [code, codeNodes, original, text]);
  useLayoutEffect(() => {
    if (hasResponse) frame.querySelector(':scope > [data-footer]')?.toggleAttribute('hidden', true);
  }, [frame, hasResponse]);
}

/**
 * Reports dropped audio, image and video files, which the editor ignores. The editor inserts dropped text files.
 *
 * @returns a message about the ignored files, until the compiler's next response
 */
function useIgnoredFiles(problems: object | undefined): {
  message: string | undefined;
  onDrop: (event: DragEvent) => void;
} {
  const [ignored, setIgnored] = useState<{ message: string; problems: object | undefined }>();

  return {
    message: ignored !== undefined && ignored.problems === problems ? ignored.message : undefined,
    onDrop(event) {
      const names = listDroppedFiles(event)
        .filter(({ type }) => /^(?:audio|image|video)\//.test(type))
        .map(({ name }) => name);
      if (names.length === 0) return;
      const message = `Only text files can be added. Ignored: ${names.join(', ')}.`;
      setIgnored({ message, problems });
    },
  };
}
