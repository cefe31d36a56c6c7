import type { Nodes, Parents, PhrasingContent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describeError } from '../errors/describeError';
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
 * @returns a problem for each quotation of a claim that is missing, or whose text is missing or invalid. Such a
 *   quotation is removed from the tree.
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
    const quotation = quoteClaim(id, findText(id));
    if ('problem' in quotation) {
      problems.push({ ...locateNode(child), message: quotation.problem });
      return [];
    }
    return child.type === 'mdxFlowExpression'
      ? [{ type: 'paragraph', children: quotation.children }]
      : quotation.children;
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

/** Returns the parsed text of a claim, or the reason why pages cannot quote it. */
function quoteClaim(id: string, text: string | undefined): { children: PhrasingContent[] } | { problem: string } {
  const file = `claims/${id}/claim.yaml`;
  if (text === undefined) {
    return { problem: `The claim "${id}" has no text to quote: correct the id, or add "says: …" to ${file}.` };
  }
  try {
    const children = parseClaimText(text);
    return children
      ? { children }
      : { problem: `The text of the claim "${id}" is not one paragraph: correct "says" in ${file}.` };
  } catch (error) {
    const reason = describeError(error);
    return {
      problem: `The text of the claim "${id}" is not valid MDX: correct "says" in ${file}. The parser reports: ${reason}`,
    };
  }
}

/**
 * Parses the text of a claim as MDX. Removes the positions of its nodes, because they would not refer to the page.
 *
 * @returns the content of the paragraph; undefined if the text is not exactly one paragraph
 * @throws Error if the text is not valid MDX
 */
function parseClaimText(text: string): PhrasingContent[] | undefined {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
  visit(tree, (node) => {
    Reflect.deleteProperty(node, 'position');
  });
  const [paragraph, ...others] = tree.children;
  return paragraph?.type === 'paragraph' && others.length === 0 ? paragraph.children : undefined;
}
