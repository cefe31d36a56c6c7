/** To the worker that colors texts. */
export interface TextToColor {
  id: number;
  code: string;
  language: string;
}

/** From it; the code has no line ends at its end any more. */
export interface ColoredText {
  id: number;
  code: string;
  marks: string;
}
