/** A label on the wire of a diagram. */
export interface DiagramBox {
  /** `literal` is literal text, `token` a token of the lexer, `production` a part with a diagram of its own. */
  kind: 'literal' | 'token' | 'production';
  text: string;
  /** Left edge. */
  x: number;
  /** Middle, where the wire is. */
  y: number;
  width: number;
}

/** A railroad diagram: every path along the wire from start to end is something the production allows. Lengths are CSS pixels. */
export interface Diagram {
  width: number;
  height: number;
  boxHeight: number;
  /** The wire as data of an SVG path; boxes lie in its gaps. */
  wire: string;
  start: { x: number; y: number };
  end: { x: number; y: number };
  boxes: DiagramBox[];
}
