import * as v from 'valibot';

/** Request to the worker that highlights code. */
export interface HighlightRequest {
  code: string;
  language: string;
}

/** Schema of the worker's response. The code has no trailing line breaks, unless highlighting failed. */
export const HighlightResponseSchema = v.object({ id: v.number(), code: v.string(), marks: v.string() });

export type HighlightResponse = v.InferOutput<typeof HighlightResponseSchema>;
