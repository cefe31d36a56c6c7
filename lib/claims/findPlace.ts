import type { Nodes } from 'mdast';

/** What is wrong with a mark, with its place. */
export interface MarkProblem {
  line: number;
  column: number;
  message: string;
}

/** Where a node begins in its page, line and column counted from one; the beginning of the page for a node that is not from it. */
export function findPlace(node: Nodes): { line: number; column: number } {
  const { line = 1, column = 1 } = ('position' in node ? node.position?.start : undefined) ?? {};
  return { line, column };
}
