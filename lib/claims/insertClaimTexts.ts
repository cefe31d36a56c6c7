import type { Nodes, Parents, PhrasingContent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { locateNode, type MarkProblem } from './locateNode';

const QUOTATION = /^\s*claim\('([^']*)'\)\s*$/;

/** Returns the id of the claim that an expression `{claim('java/union')}` quotes, or undefined for other nodes. */
export function readQuotedClaimId(node: Nodes): string | undefined {
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
  return QUOTATION.exec(node.value)?.[1];
}

/**
 * Replaces each `{claim('<id>')}` with the text of the claim, so that pages with the same statement share one source.
 * Changes the tree.
 *
 * @param findText - returns `says` of a claim, or undefined if the claim or its text is missing
 * @returns a problem for each quotation of a claim that is missing or has no text. Such a quotation is removed from the
 *   tree.
 * @throws Error if the text of a claim is not valid MDX, with a position in that text instead of the page
 */
export function insertClaimTexts(tree: Parents, findText: (id: string) => string | undefined): MarkProblem[] {
  const problems: MarkProblem[] = [];
  const before: readonly Nodes[] = tree.children;
  const children = before.flatMap((child): Nodes[] => {
    const id = readQuotedClaimId(child);
    if (id === undefined) {
      if ('children' in child) problems.push(...insertClaimTexts(child, findText));
      return [child];
    }
    const text = findText(id);
    if (text === undefined) {
      const message = `The claim "${id}" has no text to quote: correct the id, or add "says: …" to claims/${id}/claim.yaml.`;
      problems.push({ ...locateNode(child), message });
      return [];
    }
    return child.type === 'mdxFlowExpression'
      ? [{ type: 'paragraph', children: parseClaimText(text) }]
      : parseClaimText(text);
  });
  // The cast is safe: text nodes replace inline expressions, and a paragraph replaces a block.
  tree.children = joinTexts(children) as typeof tree.children;
  return problems;
}

/** Merges adjacent text nodes into the first one, which it changes, as if the page contained the text itself. */
export function joinTexts(children: readonly Nodes[]): Nodes[] {
  const joined: Nodes[] = [];
  for (const child of children) {
    const previous = joined.at(-1);
    if (child.type === 'text' && previous?.type === 'text') previous.value += child.value;
    else joined.push(child);
  }
  return joined;
}

/**
 * Parses the text of a claim as MDX. Removes the positions of its nodes, because they would not refer to the page.
 *
 * @returns the content of the first paragraph; an empty list if the text begins with another block
 * @throws Error if the text is not valid MDX
 */
function parseClaimText(text: string): PhrasingContent[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
  visit(tree, (node) => {
    Reflect.deleteProperty(node, 'position');
  });
  const [paragraph] = tree.children;
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}
