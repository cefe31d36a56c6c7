import { describeLiveFailure } from './LiveError';

/** A question to the compiler, and who is told of the answer. */
export interface LaterQuestion<Answer> {
  /** How long typing pauses before it is asked, in milliseconds. */
  pauseMs: number;
  ask: () => Promise<Answer>;
  onAnswer?: (answer: Answer) => void;
  /** Takes a sentence for readers. */
  onFailure: (problem: string) => void;
}

/**
 * Asks the compiler after a pause. Nobody is told that a newer question has taken the place of this one.
 *
 * @returns takes the question back: it is not asked any more, and what comes of it is not told
 */
export function askLater<Answer>({ pauseMs, ask, onAnswer, onFailure }: LaterQuestion<Answer>): () => void {
  let isOver = false;
  const timer = setTimeout(() => {
    ask().then(
      (answer) => {
        if (!isOver) onAnswer?.(answer);
      },
      (error: unknown) => {
        const problem = describeLiveFailure(error);
        if (!isOver && problem !== undefined) onFailure(problem);
      },
    );
  }, pauseMs);

  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
