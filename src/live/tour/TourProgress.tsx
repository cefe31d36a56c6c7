import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Anchor } from '@site/src/client/islands/Anchor';
import { findNext, listStations, type Station } from './listStations';
import { forgetProgress, useProgress } from './progress';
import styles from './tour.module.css';

/** The head of the list of lessons: how many are solved, and where to go on. It also marks in the list, and at the lessons, what is solved. */
export default function TourProgress({ tour }: { tour: HTMLElement }): ReactNode {
  const [stations] = useState(() => listStations(tour));
  const { progress, isKept } = useProgress();
  useHiddenFallback(tour);
  const { solved, current } = progress;
  const resume = useRef<HTMLAnchorElement>(null);
  const count = stations.filter(({ name }) => solved.includes(name)).length;
  const hasBegun = count > 0 || current !== undefined;
  const next = hasBegun ? findNext(stations, solved, current) : stations[0];
  const startOver = (): void => {
    // The button disappears with this; the focus goes to the link that begins.
    flushSync(forgetProgress);
    resume.current?.focus();
  };

  return (
    <>
      <div className={styles.head}>
        <p className={styles.count} data-tour-status="">
          {describeCount(count, stations.length, hasBegun)}
        </p>
        {hasBegun ? (
          <button type="button" className="button button--secondary" data-tour-reset="" onClick={startOver}>
            Start over
          </button>
        ) : null}
        {next === undefined ? null : (
          <Anchor ref={resume} className="button button--primary" href={next.hash} data-tour-resume="">
            {hasBegun ? `Resume: ${next.title}` : 'Start the tour'}
          </Anchor>
        )}
      </div>
      {hasBegun && !isKept ? <LossNotice /> : null}
      {stations.map((station) => (
        <SolvedMark key={station.name} station={station} isSolved={solved.includes(station.name)} />
      ))}
    </>
  );
}

/** Hides the head that the build wrote in the same step in which the island appears, so that nothing moves. */
function useHiddenFallback(tour: HTMLElement): void {
  useLayoutEffect(() => {
    const fallback = tour.querySelector('[data-island-fallback]');
    fallback?.toggleAttribute('hidden', true);
    return () => {
      fallback?.removeAttribute('hidden');
    };
  }, [tour]);
}

function describeCount(count: number, total: number, hasBegun: boolean): string {
  if (!hasBegun) return `${total} lessons`;
  return count === total ? `All ${total} lessons solved` : `${count} of ${total} lessons solved`;
}

function LossNotice(): ReactNode {
  return (
    <p role="alert" data-tour-loss="">
      The browser cannot keep what you have done here: its storage is full or not allowed. It is lost when you leave
      this site or load this page again.
    </p>
  );
}

function SolvedMark({ station: { lesson, item }, isSolved }: { station: Station; isSolved: boolean }): ReactNode {
  useLayoutEffect(() => {
    for (const element of [lesson, item]) element.toggleAttribute('data-solved', isSolved);
  }, [lesson, item, isSolved]);

  return isSolved ? createPortal(<span className="visually-hidden"> (solved)</span>, item) : null;
}
