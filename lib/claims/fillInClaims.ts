import type { Nodes, Parents, PhrasingContent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { findPlace, type MarkProblem } from './findPlace';

const QUOTE = /^\s*claim\('([^']*)'\)\s*$/;

/** The id of a claim whose words a page takes over, `{claim('java/union')}`; nothing for any other node. */
export function readQuotedId(node: Nodes): string | undefined {
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
  return QUOTE.exec(node.value)?.[1];
}

/**
 * Puts the words of claims in the place of `{claim('<id>')}`, so that pages that say the same have it from one place.
 *
 * @param findWords - the words of a claim, `says` in its file; nothing where there is no such claim, or it has none.
 * @returns what is wrong with quotes that cannot be filled in.
 */
export function fillInClaims(tree: Parents, findWords: (id: string) => string | undefined): MarkProblem[] {
  const problems: MarkProblem[] = [];
  const before: readonly Nodes[] = tree.children;
  const children = before.flatMap((child): Nodes[] => {
    const id = readQuotedId(child);
    if (id === undefined) {
      if ('children' in child) problems.push(...fillInClaims(child, findWords));
      return [child];
    }
    const words = findWords(id);
    if (words === undefined) {
      const message = `The claim "${id}" has no words to quote: correct the id, or write says: … into claims/${id}/claim.yaml.`;
      problems.push({ ...findPlace(child), message });
      return [];
    }
    return child.type === 'mdxFlowExpression'
      ? [{ type: 'paragraph', children: parseWords(words) }]
      : parseWords(words);
  });
  // The same kinds of children: words are text, and a paragraph where a block stood.
  tree.children = joinTexts(children) as typeof tree.children;
  return problems;
}

/** One text where two stand side by side, as if the words had been written there. */
function joinTexts(children: readonly Nodes[]): Nodes[] {
  const joined: Nodes[] = [];
  for (const child of children) {
    const previous = joined.at(-1);
    if (child.type === 'text' && previous?.type === 'text') previous.value += child.value;
    else joined.push(child);
  }
  return joined;
}

/** The words of a claim as Markdown. They have no place in the page. */
function parseWords(words: string): PhrasingContent[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(words);
  visit(tree, (node) => {
    Reflect.deleteProperty(node, 'position');
  });
  const [paragraph] = tree.children;
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}
