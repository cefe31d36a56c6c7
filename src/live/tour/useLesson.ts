import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LessonHead } from '@site/lib/tour/Lesson';
import { debounceRequest } from '../compiler/debounceRequest';
import { getCompiler } from '../compiler/getCompiler';
import { useWorker } from '../workers/useWorker';
import { createJudge } from './createJudge';
import { type LessonVerdict, readAnswer } from './judgeAnswer';
import { storeAnswer, useReplacedProgress } from './progress';

/** Delay between the last keystroke and the request for a verdict, in milliseconds. */
const PAUSE_MS = 400;

/** A message to the reader. Code in it is in backticks. */
export interface Verdict {
  kind: 'busy' | 'hint' | 'solved' | 'failure';
  message: string;
}

export interface LessonState {
  verdict: Verdict | undefined;
  /** Judges the current answer at once, and shows hints from then on. */
  ask: () => void;
}

/**
 * Judges the answer to a lesson after each change. While the reader types, only success is announced, and hints do not
 * interrupt. After the reader has asked for a verdict, the hint follows each change.
 *
 * @param name - name of the lesson, the key of its progress
 * @param original - the contract that the lesson begins with
 */
export function useLesson(lesson: LessonHead, name: string, text: string, original: string): LessonState {
  const [client] = useState(() => getCompiler().connect());
  const judge = useWorker(createJudge);
  const [verdict, setVerdict] = useState<Verdict>();
  const [askedCount, setAskedCount] = useState(0);
  const judgedText = useRef(text);
  const cancelRequest = useRef<() => void>(undefined);
  const showVerdict = useEffectEvent(({ isSolved, message }: LessonVerdict) => {
    const hasAsked = askedCount > 0;
    // A reader who has only looked at the lesson has not started it, so nothing is stored.
    if (isSolved || hasAsked || text !== original) storeAnswer(name, text, isSolved);
    setVerdict(isSolved || hasAsked ? { kind: isSolved ? 'solved' : 'hint', message } : undefined);
  });
  useEffect(() => {
    // The first verdict and a requested one need no delay.
    const pauseMs = judgedText.current === text ? 0 : PAUSE_MS;
    judgedText.current = text;
    cancelRequest.current = debounceRequest({
      pauseMs,
      ask: async () => judge.ask({ lesson, answer: await readAnswer(text, lesson.solution, client) }),
      onResponse: (response) => {
        showVerdict(response);
      },
      onFailure: (message) => {
        setVerdict({ kind: 'failure', message });
      },
    });
    return cancelRequest.current;
  }, [client, judge, lesson, text, askedCount]);

  useReplacedProgress(() => {
    // A verdict that was requested before a reset must not be stored.
    cancelRequest.current?.();
    setVerdict(undefined);
    setAskedCount(0);
  });

  return {
    verdict,
    ask() {
      // The busy message replaces the last verdict, so that the same verdict is announced again.
      setVerdict({ kind: 'busy', message: getCompiler().isReady ? 'Checking…' : 'Loading the compiler…' });
      setAskedCount((count) => count + 1);
    },
  };
}
