import type { Nodes, Parents, Text } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A comment in a page that names the claims that prove the preceding text, or says why no claim does. */
export interface ClaimMark {
  /** Ids of the claims; empty if no claim proves the text. */
  ids: readonly string[];
  /** Position of the comment, 1-based. */
  line: number;
  column: number;
}

const NO_CLAIM = /^no claim: *\S/;
const CLAIM = /^claims?: *(\S.*)$/;
const COMMENT = /^\s*\/\*\s*(.*?)\s*\*\/\s*$/s;

/**
 * Parses an MDX comment such as `claim: java/union`, `claim: a/b, c/d` or `no claim: reason`.
 *
 * @returns undefined for other nodes
 */
function readMark(node: Nodes): ClaimMark | undefined {
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const comment = COMMENT.exec(node.value)?.[1] ?? '';
  if (NO_CLAIM.test(comment)) return { ids: [], line, column };
  const ids = CLAIM.exec(comment)?.[1];
  return ids === undefined ? undefined : { ids: ids.split(',').map((id) => id.trim()), line, column };
}

/**
 * Lists the claim marks of a page.
 *
 * @param text - source of the page
 * @returns the marks in document order
 * @throws VFileMessage with line and column if the page is not valid MDX
 */
export function findClaimMarks(text: string): ClaimMark[] {
  return removeMarks(unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).parse(text));
}

/**
 * Removes the claim marks and the spaces before them from a page, so that they do not appear in the page, in search
 * results or in copied text. Changes the tree.
 *
 * @returns the removed marks, in document order
 */
export function removeMarks(tree: Parents): ClaimMark[] {
  const marks: ClaimMark[] = [];
  const kept: Nodes[] = [];
  for (const child of tree.children) {
    const mark = readMark(child);
    const previous = kept.at(-1);
    if (mark) {
      marks.push(mark);
      if (isText(previous)) previous.value = previous.value.replace(/[ \t]+$/, '');
      if (isText(previous) && previous.value === '') kept.pop();
    } else kept.push(child);
    if ('children' in child) marks.push(...removeMarks(child));
  }
  // The cast is safe, but TypeScript cannot infer that `kept` is a subset of the same children.
  tree.children = joinTexts(kept) as typeof tree.children;
  return marks;
}

/** Merges adjacent text nodes into the first one, which it changes, as if the page contained no mark. */
function joinTexts(children: readonly Nodes[]): Nodes[] {
  const joined: Nodes[] = [];
  for (const child of children) {
    const previous = joined.at(-1);
    if (child.type === 'text' && isText(previous)) previous.value += child.value;
    else joined.push(child);
  }
  return joined;
}

function isText(node: Nodes | undefined): node is Text {
  return node?.type === 'text';
}

/**
 * Describes the unknown claims that marks name, each as a line of the build log: `docs/a.md:3:7  There is no claim …`.
 *
 * @param page - path of the page, relative to the project
 * @param ids - ids of all claims
 */
export function describeUnknownClaims(page: string, marks: readonly ClaimMark[], ids: ReadonlySet<string>): string[] {
  return marks.flatMap(({ line, column, ids: named }) =>
    named
      .filter((id) => !ids.has(id))
      .map(
        (id) => `${page}:${line}:${column}  There is no claim "${id}": correct the id, or add the folder claims/${id}.`,
      ),
  );
}
