import type { Nodes } from 'mdast';

/** A problem with a claim mark and its 1-based position. */
export interface MarkProblem {
  line: number;
  column: number;
  message: string;
}

/** Returns the 1-based start position of a node, or 1:1 for a node without a position. */
export function locateNode(node: Nodes): { line: number; column: number } {
  const { line = 1, column = 1 } = ('position' in node ? node.position?.start : undefined) ?? {};
  return { line, column };
}
