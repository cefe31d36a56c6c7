import * as v from 'valibot';

/** Request to the worker that colors text. */
export interface TextToColor {
  id: number;
  code: string;
  language: string;
}

/** Response of the worker. The code has no trailing line ends. */
export const ColoredTextSchema = v.object({ id: v.number(), code: v.string(), marks: v.string() });

export type ColoredText = v.InferOutput<typeof ColoredTextSchema>;
