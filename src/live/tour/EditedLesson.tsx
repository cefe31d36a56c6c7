import lessons from '@generated/tour-lessons/default/lessons.json';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useListener } from '@site/src/client/useListener';
import type { LessonHead } from '@site/lib/tour/Lesson';
import type { BlockEditorProps } from '../edit/blockEditors';
import EditedContract from '../edit/EditedContract';
import { useBuiltContent } from '../edit/pageHooks';
import { useStoredEdit } from '../edit/StoredBlock';
import { closeProgress, showProgress } from './openProgress';
import { storeAnswer, readProgress, useReplacedProgress } from './progress';
import { useLesson } from './useLesson';
import VerdictPanel from './VerdictPanel';

/**
 * A lesson that a reader works on: its contract in an editor, with the verdict on the answer below it.
 *
 * @param props.container - element of the page that contains the lesson
 */
export default function EditedLesson({ container: lesson, ...props }: BlockEditorProps): ReactNode {
  const { block } = props;
  const name = lesson.dataset.lesson ?? '';
  const { previous, onReset } = useStoredEdit(block);
  const [text, setText] = useState(() => readText(name, block.original));
  const { verdict, ask } = useLesson(findHead(name), name, text, block.original);
  useReplacedProgress(() => {
    setText(readText(name, block.original));
  });
  useCheckKey(lesson, ask);
  useEffect(() => {
    showProgress();
    return () => {
      // Defers the call, because React cannot unmount one root while it unmounts another.
      queueMicrotask(closeProgress);
    };
  }, []);

  return (
    <>
      <EditedContract
        {...{ ...props, text, previous, onReset }}
        onChange={(changed) => {
          // Stores the answer at once, because the reader may leave the page before it is judged. Does not store text
          // that comes from the stored progress, because the reader did not type it.
          if (changed !== readText(name, block.original)) storeAnswer(name, changed, false);
          setText(changed);
        }}
      />
      <Panel lesson={lesson}>
        <VerdictPanel verdict={verdict} onAsk={ask} />
      </Panel>
    </>
  );
}

/** Returns the stored text of a lesson, or its initial contract. */
function readText(name: string, original: string): string {
  return readProgress().drafts[name] ?? original;
}

/**
 * Finds the rules of a lesson.
 *
 * @throws Error if there is no lesson with this name
 */
function findHead(name: string): LessonHead {
  const head = lessons[name];
  if (head === undefined)
    throw new Error(`This release has no lesson ${name}. Reload the page, which may be from another release.`);
  return head;
}

/**
 * Renders content into the container below the contract. In the built page, this container holds the button that starts
 * the lesson.
 */
function Panel({ lesson, children }: { lesson: HTMLElement; children: ReactNode }): ReactNode {
  const [{ container, builtNodes }] = useState(() => {
    const found = lesson.querySelector<HTMLElement>('[data-panel]') ?? lesson;
    return { container: found, builtNodes: [...found.querySelectorAll('[data-lesson-start]')] };
  });
  useBuiltContent(container, builtNodes, true);

  return createPortal(children, container);
}

/** Requests a verdict on Ctrl+Enter or ⌘+Enter anywhere in the lesson. */
function useCheckKey(lesson: HTMLElement, ask: () => void): void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    ask();
  };
  // Runs before the editor, which uses the same keys for another action.
  useListener(lesson, 'keydown', onKey, true);
}
