/** A labeled box on the wire of a diagram. */
export interface DiagramBox {
  /** `literal` is literal text, `token` is a token of the lexer, and `production` refers to another diagram. */
  kind: 'literal' | 'token' | 'production';
  text: string;
  /** X coordinate of the left edge. */
  x: number;
  /** Y coordinate of the middle, where the wire runs. */
  y: number;
  width: number;
}

/**
 * A railroad diagram: every path along the wire from start to end is a string that the production accepts. Lengths are
 * CSS pixels.
 */
export interface Diagram {
  width: number;
  height: number;
  boxHeight: number;
  /** SVG path data of the wire, with gaps for the boxes. */
  wire: string;
  start: { x: number; y: number };
  end: { x: number; y: number };
  boxes: DiagramBox[];
}
