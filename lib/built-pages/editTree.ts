import type { Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import type { SourceRange } from '../html/sourceRanges';

/**
 * An edit of a source text: `markup` replaces the characters from `start` to `end`. If `start`
 * equals `end`, `markup` is inserted there.
 */
export interface Edit extends SourceRange {
  markup: string;
  /** End offset of the element that starts at `start`. The edit replaces this element or inserts markup before it. */
  elementEnd: number;
}

/**
 * Applies an edit to a tree, which it changes. Inserted nodes lose their positions, which would refer to the markup
 * instead of the file. An element inside a `template` is not in this tree, so its edit does not change the tree.
 */
export function editTree(root: Root, { start, end, markup, elementEnd }: Edit): void {
  visit(root, 'element', (element, index, parent) => {
    if (element.position?.start.offset !== start || element.position.end.offset !== elementEnd) return CONTINUE;
    if (index === undefined || parent === undefined) return CONTINUE;
    const nodes = fromHtml(markup, { fragment: true }).children.filter(
      (node) => node.type === 'element' || node.type === 'text' || node.type === 'comment',
    );
    for (const node of nodes) visit(node, deletePosition);
    parent.children.splice(index, end === start ? 0 : 1, ...nodes);
    return EXIT;
  });
}

function deletePosition(node: Nodes): void {
  delete node.position;
}
