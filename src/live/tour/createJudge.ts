import type { LessonHead } from '@site/lib/tour/Lesson';
import { SiteWorker } from '@site/src/client/SiteWorker';
import * as v from 'valibot';
import { TimedWorker } from '../workers/TimedWorker';
import type { LessonAnswer, LessonVerdict } from './judgeAnswer';

export interface JudgeRequest {
  lesson: LessonHead;
  answer: LessonAnswer;
}

const VerdictSchema = v.object({ isSolved: v.boolean(), message: v.string() });

/** Creates a client for the worker that judges answers. The worker starts with the first answer. */
export function createJudge(): TimedWorker<JudgeRequest, LessonVerdict> {
  return new TimedWorker({
    name: 'check',
    start: () => new SiteWorker(new URL('./judge.worker.ts', import.meta.url), { name: 'judge' }),
    schema: VerdictSchema,
    limitMs: 5000,
    howToRetry: 'press Check',
    advice: 'Simplify patterns that contain a repetition inside another one, such as (a+)+.',
  });
}
