import * as v from 'valibot';
import type { FromCompilerWorker, LiveResponses, LiveKind } from '../../../lib/compiler/liveRequests';

/**
 * Schema of a response. Its content depends on the request, which only `LiveCompiler` knows. The content is not
 * checked, because it comes from a script of the same release.
 */
const AnswerSchema = v.custom<LiveResponses[LiveKind]>((answer) => typeof answer === 'object' && answer !== null);

export const FromCompilerWorkerSchema: v.GenericSchema<unknown, FromCompilerWorker> = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('answer'), id: v.number(), answer: AnswerSchema }),
  v.object({ kind: v.literal('failure'), id: v.number(), message: v.string(), isBroken: v.boolean() }),
]);
