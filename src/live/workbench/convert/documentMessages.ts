import { CONVERTERS } from '@site/lib/compiler/types';
import { EFFECTS } from '@site/lib/losses/types';
import * as v from 'valibot';

const ReadDocumentSchema = v.object({
  /**
   * The document as JSON, converted if it was YAML. Invalid JSON is unchanged. The JSON is a blob if the document was
   * sent as a blob.
   */
  json: v.union([v.string(), v.instance(Blob)]),
  isYaml: v.boolean(),
  /** The format that was detected from the document; undefined if it is unknown. */
  format: v.union([v.picklist(CONVERTERS), v.undefined()]),
});

const LocatedLossSchema = v.object({
  pointer: v.string(),
  kind: v.string(),
  effect: v.picklist(EFFECTS),
  sentence: v.string(),
  repair: v.optional(v.string()),
  offset: v.number(),
  line: v.number(),
  column: v.number(),
});

const LossListSchema = v.object({
  /** The losses to show: the most severe first, then by position. */
  losses: v.array(LocatedLossSchema),
  /** Number of all losses, including those that are not shown, by their effect. */
  counts: v.object(v.entriesFromList(EFFECTS, v.number())),
});

/** Message from the page to the worker: a document to read, or to compare with a contract. */
export interface DocumentRequest {
  text: string | Blob;
  contract?: string;
}

/** Message from the worker to the page: the document, its losses, or a message about its problem. */
export const DocumentResponseSchema = v.union([
  v.object({ document: ReadDocumentSchema }),
  LossListSchema,
  v.object({ problem: v.string() }),
]);

/** A document in the form that the converter accepts. */
export type ReadDocument = v.InferOutput<typeof ReadDocumentSchema>;

/** Differences between a document and its contract. */
export type LossList = v.InferOutput<typeof LossListSchema>;

/** Result of a comparison that found no loss. */
export const NO_LOSSES: LossList = { losses: [], counts: { refused: 0, code: 0, wire: 0, rule: 0, note: 0 } };

export type DocumentResponse = v.InferOutput<typeof DocumentResponseSchema>;
