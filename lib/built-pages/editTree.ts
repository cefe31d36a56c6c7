import type { Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import type { SourceRange } from '../html/cutMarkup';

/** A change to the text of a file: characters `start` to `end`, none where both are the same, become `markup`. */
export interface Edit extends SourceRange {
  markup: string;
  /** End of the element that starts at `start`: it is replaced, or the markup goes before it. */
  elementEnd: number;
}

/** Makes a change to the tree of the file as well. What is new in the tree has no positions: those would be places in the markup, and not in the file. */
export function editTree(root: Root, { start, end, markup, elementEnd }: Edit): void {
  visit(root, 'element', (element, index, parent) => {
    if (element.position?.start.offset !== start || element.position.end.offset !== elementEnd) return CONTINUE;
    if (index === undefined || parent === undefined) return CONTINUE;
    const nodes = fromHtml(markup, { fragment: true }).children.filter(
      (node) => node.type === 'element' || node.type === 'text' || node.type === 'comment',
    );
    for (const node of nodes) visit(node, forgetPosition);
    parent.children.splice(index, end === start ? 0 : 1, ...nodes);
    return EXIT;
  });
}

function forgetPosition(node: Nodes): void {
  delete node.position;
}
