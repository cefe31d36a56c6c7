import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LessonHead } from '@site/lib/tour/Lesson';
import { askLater } from '../compiler/askLater';
import { getCompiler } from '../compiler/getCompiler';
import { judgeAnswer, readAnswer, type LessonAnswer } from './judgeAnswer';
import { countResets, keepAnswer } from './progress';

/** How long typing pauses before an answer is judged, in milliseconds. */
const PAUSE_MS = 400;

/** What the reader is told. Code in the message is between backticks. */
export interface Verdict {
  kind: 'busy' | 'hint' | 'solved';
  message: string;
}

export interface LessonState {
  verdict: Verdict | undefined;
  /** Asks for a verdict. */
  ask: () => void;
}

/**
 * Judges the answer to a lesson after each change. While readers write, no hint interrupts them: only that the lesson is solved is said at once. Once they have asked for a verdict,
 * the hint follows what they write.
 *
 * @param name - of the lesson, by which its progress is kept
 * @param original - the contract that the lesson begins with
 */
export function useLesson(lesson: LessonHead, name: string, text: string, original: string): LessonState {
  const [client] = useState(() => getCompiler().connect());
  const [verdict, setVerdict] = useState<Verdict>();
  const [askedCount, setAskedCount] = useState(0);
  const judged = useRef(text);
  const tell = useEffectEvent((answer: LessonAnswer) => {
    const { isSolved, message } = judgeAnswer(lesson, answer);
    const hasAsked = askedCount > 0;
    // A reader who has only looked at the lesson has not begun it.
    if (isSolved || hasAsked || answer.text !== original) keepAnswer(name, answer.text, isSolved);
    setVerdict(isSolved || hasAsked ? { kind: isSolved ? 'solved' : 'hint', message } : undefined);
  });
  useEffect(() => {
    const pauseMs = judged.current === text ? 0 : PAUSE_MS;
    judged.current = text;
    const resets = countResets();
    return askLater({
      pauseMs,
      ask: () => readAnswer(text, lesson.solution, client),
      onAnswer: (answer) => {
        // The reader has started over meanwhile: this answer belongs to what was forgotten.
        if (resets === countResets()) tell(answer);
      },
      onFailure: (message) => {
        setVerdict({ kind: 'hint', message });
      },
    });
  }, [client, lesson, text, askedCount]);

  return {
    verdict,
    ask() {
      // It takes the place of the last verdict, so that the same one is announced again.
      setVerdict({ kind: 'busy', message: getCompiler().isReady ? 'Checking …' : 'Loading the compiler …' });
      setAskedCount((count) => count + 1);
    },
  };
}
