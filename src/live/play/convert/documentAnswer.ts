import { CONVERTERS } from '@site/lib/compiler/types';
import * as v from 'valibot';

const ReadDocumentSchema = v.object({
  /** JSON: what was given, or what was made of YAML. */
  json: v.string(),
  isYaml: v.boolean(),
  /** What it says it is; nothing where it does not. */
  format: v.union([v.picklist(CONVERTERS), v.undefined()]),
});

/** What the worker says about a document: how it was read, or a sentence about what is wrong with it. */
export const DocumentAnswerSchema = v.union([
  v.object({ document: ReadDocumentSchema }),
  v.object({ problem: v.string() }),
]);

/** A document as the converter takes it. */
export type ReadDocument = v.InferOutput<typeof ReadDocumentSchema>;

export type DocumentAnswer = v.InferOutput<typeof DocumentAnswerSchema>;
