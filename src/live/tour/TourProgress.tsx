import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useBuiltContent } from '../edit/pageHooks';
import StorageFailureNotice from '../storage/StorageFailureNotice';
import { findNextLesson, listLessonElements, type LessonElements } from './listLessonElements';
import { restoreProgress, resetProgress, useProgress } from './progress';

/**
 * Head of the list of lessons: the number of solved lessons, and a link to the next one. It also marks solved lessons
 * in the list and on the page.
 */
export default function TourProgress({ tour }: { tour: HTMLElement }): ReactNode {
  const [lessons] = useState(() => listLessonElements(tour));
  const { progress, hasPrevious } = useProgress();
  const [builtNodes] = useState(() => [...tour.querySelectorAll('[data-island-fallback]')]);
  useBuiltContent(tour, builtNodes, true);
  const { solved, current } = progress;
  const resume = useRef<HTMLAnchorElement>(null);
  const count = lessons.filter(({ name }) => solved.includes(name)).length;
  const hasBegun = count > 0 || current !== undefined;
  const next = hasBegun ? findNextLesson(lessons, solved, current) : lessons[0];
  // Pressing "Start over" or "Bring back my answers" removes the button, so the focus moves to the link to the next
  // lesson.
  const createChange = (action: () => void) => (): void => {
    flushSync(action);
    resume.current?.focus();
  };

  return (
    <>
      <div data-tour-head="">
        <p>{describeCount(count, lessons.length, hasBegun)}</p>
        {hasBegun ? <HeadButton label="Start over" onClick={createChange(resetProgress)} /> : null}
        {hasPrevious ? <HeadButton label="Bring back my answers" onClick={createChange(restoreProgress)} /> : null}
        {next === undefined ? null : (
          <a ref={resume} className="button button--primary" href={next.hash}>
            {hasBegun ? `Resume: ${next.title}` : 'Start the tour'}
          </a>
        )}
      </div>
      {hasBegun ? <StorageFailureNotice buttonClassName="button button--secondary" /> : null}
      {lessons.map((lesson) => (
        <SolvedMark key={lesson.name} elements={lesson} isSolved={solved.includes(lesson.name)} />
      ))}
    </>
  );
}

function HeadButton({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <button type="button" className="button button--secondary" onClick={onClick}>
      {label}
    </button>
  );
}

function describeCount(count: number, total: number, hasBegun: boolean): string {
  if (!hasBegun) return `${total} lessons`;
  return count === total ? `All ${total} lessons solved` : `${count} of ${total} lessons solved`;
}

function SolvedMark({
  elements: { lesson, item },
  isSolved,
}: {
  elements: LessonElements;
  isSolved: boolean;
}): ReactNode {
  useLayoutEffect(() => {
    for (const element of [lesson, item]) element.toggleAttribute('data-solved', isSolved);
  }, [lesson, item, isSolved]);

  return isSolved ? createPortal(<span className="visually-hidden"> (solved)</span>, item) : null;
}
