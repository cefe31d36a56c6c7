import * as v from 'valibot';

/** To the worker that colors texts. */
export interface TextToColor {
  id: number;
  code: string;
  language: string;
}

/** From it; the code has no line ends at its end any more. */
export const ColoredTextSchema = v.object({ id: v.number(), code: v.string(), marks: v.string() });

export type ColoredText = v.InferOutput<typeof ColoredTextSchema>;
