import type { LessonHead } from '@site/lib/tour/Lesson';
import { SiteWorker } from '@site/src/client/SiteWorker';
import * as v from 'valibot';
import { TimedWorker } from '../workers/TimedWorker';
import type { LessonAnswer } from './judgeAnswer';

/** Time limit of a verdict, in milliseconds. */
const LIMIT_MS = 5000;

const SENTENCES = {
  crashed: 'The verdict could not be loaded. Nothing you wrote is lost. Check the connection and try again.',
  hung: `The check took more than ${LIMIT_MS / 1000} seconds and was stopped. The usual cause is a pattern with a repetition inside another one, such as (a+)+.`,
};

/** Message from the page to the worker. */
export interface JudgeRequest {
  lesson: LessonHead;
  answer: LessonAnswer;
}

const JudgeResponseSchema = v.object({ isSolved: v.boolean(), message: v.string() });

/** Message from the worker to the page. */
export type JudgeResponse = v.InferOutput<typeof JudgeResponseSchema>;

/** Creates a judge of answers, whose worker starts with the first answer. */
export function createJudge(): TimedWorker<JudgeRequest, JudgeResponse> {
  const start = (): SiteWorker => new SiteWorker(new URL('./judge.worker.ts', import.meta.url), { name: 'judge' });
  return new TimedWorker({
    ...{ start, schema: JudgeResponseSchema, limitMs: LIMIT_MS, sentences: SENTENCES },
    name: 'judge of the tour',
  });
}
