import * as v from 'valibot';
import type { FromCompilerWorker, LiveAnswers, LiveKind } from '../../../lib/compiler/liveRequests';

/** What is in an answer depends on the question, which only `LiveCompiler` knows. It is sent by a script of this release, so its parts are not looked at. */
const AnswerSchema = v.custom<LiveAnswers[LiveKind]>((answer) => typeof answer === 'object' && answer !== null);

export const FromCompilerWorkerSchema: v.GenericSchema<unknown, FromCompilerWorker> = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('answer'), id: v.number(), answer: AnswerSchema }),
  v.object({ kind: v.literal('failure'), id: v.number(), message: v.string(), isBroken: v.boolean() }),
]);
