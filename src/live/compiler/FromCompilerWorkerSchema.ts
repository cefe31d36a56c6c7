import * as v from 'valibot';
import type { FromCompilerWorker, LiveAnswers, LiveKind } from '../../../lib/compiler/liveRequests';

/** The content of an answer depends on the request, which only `LiveCompiler` knows. A script of the same release sends it, so its parts are not checked. */
const AnswerSchema = v.custom<LiveAnswers[LiveKind]>((answer) => typeof answer === 'object' && answer !== null);

export const FromCompilerWorkerSchema: v.GenericSchema<unknown, FromCompilerWorker> = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('answer'), id: v.number(), answer: AnswerSchema }),
  v.object({ kind: v.literal('failure'), id: v.number(), message: v.string(), isBroken: v.boolean() }),
]);
