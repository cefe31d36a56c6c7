import * as v from 'valibot';

/** Request to the worker that highlights code. */
export interface TextToColor {
  id: number;
  code: string;
  language: string;
}

/** Schema of the worker's response. The code has no trailing line breaks. */
export const ColoredTextSchema = v.object({ id: v.number(), code: v.string(), marks: v.string() });

export type ColoredText = v.InferOutput<typeof ColoredTextSchema>;
