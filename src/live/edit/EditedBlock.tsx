import {
  type DragEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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

export interface EditedBlockProps {
  block: EditableBlock;
  colors: LineColors;
  /** Text of the editor. The editor changes it through `onChange`. */
  text: string;
  onChange: (text: string) => void;
  contract?: ContractFiles;
  status: Status;
  /** `undefined` until the compiler has responded. Until then, the note that the build wrote below the code stays. */
  problems: Pick<Problems, 'own' | 'others'> | undefined;
  /** Earlier text that the reader can restore, if any. */
  previous: string | undefined;
  /** Text with which the editor replaces its own each time it gets another object, without moving the focus. */
  replacement?: { text: string } | undefined;
  /** Receives the text of the reader that a reset or a restored text is about to replace. */
  onReset: (text: string) => void;
  /** Additional actions, shown after those that every block has. */
  children?: ReactNode;
}

const NO_PROBLEMS: Pick<Problems, 'own' | 'others'> = { own: [], others: [] };

export default function EditedBlock(props: EditedBlockProps): ReactNode {
  const { block, colors, text, onChange, contract, status, problems, children } = props;
  const { own, others } = problems ?? NO_PROBLEMS;
  const editor = useRef<EditorHandle>(null);
  const resets = useResets(props, editor);
  const [pres] = useState(() => [block.pre]);
  const isWrapped = useAttribute(pres, 'data-wrapped', () => block.pre.hasAttribute('data-wrapped'));
  const { refusal, onDrop } = useRefusedFiles(problems);
  const goTo = ({ line, column }: Diagnostic): void => editor.current?.focus(findOffset(text, line, column));
  useHiddenCode(block, text, problems !== undefined);
  useStart(editor, text === block.original ? undefined : text);
  useReplacement(editor, props.replacement);

  return (
    <>
      <div onDrop={onDrop}>
        <EditorHost
          ref={editor}
          className={styles.host}
          text={block.original}
          label={block.label}
          diagnostics={own}
          {...{ colors, onChange, contract, isWrapped }}
        />
      </div>
      <ProblemList
        diagnostics={own}
        others={refusal === undefined ? others : [refusal, ...others]}
        className={styles.problems}
        onJump={goTo}
        onFix={(diagnostic, fix) => {
          editor.current?.setText(applyFix(text, fix));
          goTo(diagnostic);
        }}
      />
      <Header {...{ block, status, ...resets }}>{children}</Header>
      <StorageFailureNotice className={styles.loss} buttonClassName={styles.action} />
    </>
  );
}

interface Resets {
  onReset: () => void;
  /** `undefined` if there is nothing to restore. */
  onBringBack: (() => void) | undefined;
}

/**
 * Switches between the reader's texts and the original. Each text that a reset replaces can be brought back, the newest
 * one first. On the next visit, only the newest one can.
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
    onBringBack:
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
function Header({ block, status, onReset, onBringBack, children }: HeaderProps): ReactNode {
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
          {onBringBack === undefined ? null : (
            <button type="button" className={styles.action} onClick={onBringBack}>
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

/** Focuses the editor and restores the text of an earlier visit. */
function useStart(editor: RefObject<EditorHandle | null>, draft: string | undefined): void {
  const start = useEffectEvent(() => {
    // The change is part of the undo history, so that undo restores the original.
    if (draft !== undefined) editor.current?.setText(draft);
    editor.current?.focus();
  });
  useLayoutEffect(() => {
    start();
  }, []);
}

function useReplacement(editor: RefObject<EditorHandle | null>, replacement: EditedBlockProps['replacement']): void {
  useLayoutEffect(() => {
    if (replacement !== undefined) editor.current?.setText(replacement.text);
  }, [editor, replacement]);
}

/**
 * Hides the static code of a block and its edit button and, once the compiler has responded, the note below the code.
 * Keeps the hidden code up to date, because the copy button reads it.
 */
function useHiddenCode(
  { frame, pre, code, codeNodes, button, original }: EditableBlock,
  text: string,
  isAnswered: boolean,
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
    if (isAnswered) frame.querySelector(':scope > [data-footer]')?.toggleAttribute('hidden', true);
  }, [frame, isAnswered]);
}

/**
 * Reports dropped audio, image and video files, which the editor ignores. The editor inserts dropped text files.
 *
 * @returns a message about the ignored files, until the compiler's next response
 */
function useRefusedFiles(problems: object | undefined): {
  refusal: string | undefined;
  onDrop: (event: DragEvent) => void;
} {
  const [refused, setRefused] = useState<{ sentence: string; problems: object | undefined }>();

  return {
    refusal: refused !== undefined && refused.problems === problems ? refused.sentence : undefined,
    onDrop(event) {
      const names = listDroppedFiles(event)
        .filter(({ type }) => /^(?:audio|image|video)\//.test(type))
        .map(({ name }) => name);
      if (names.length === 0) return;
      const sentence = `Only text files can be added. Ignored: ${names.join(', ')}.`;
      setRefused({ sentence, problems });
    },
  };
}
