import type { Nodes, Parents, Text } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { readQuotedId } from './fillInClaims';
import { findPlace, type MarkProblem } from './findPlace';

/** A comment of a page about the words before it: which claims prove them, or why none does. */
export interface ClaimMark {
  ids: readonly string[];
  /** Why no claim proves the words; only where `ids` is empty. */
  reason?: string;
  /** Of the comment, counted from one. */
  line: number;
  column: number;
}

const NO_CLAIM = /^no claim: *(\S.*)$/;
const CLAIM = /^claims?: *(\S.*)$/;
const COMMENT = /^\s*\/\*\s*(.*?)\s*\*\/\s*$/s;

/** Reads the comment of an MDX expression: `claim: java/union`, `claim: a/b, c/d` or `no claim: reason`; any other node is no mark. */
function readMark(node: Nodes): ClaimMark | undefined {
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
  const place = findPlace(node);
  const comment = COMMENT.exec(node.value)?.[1] ?? '';
  const reason = NO_CLAIM.exec(comment)?.[1];
  if (reason !== undefined) return { ids: [], reason, ...place };
  const ids = CLAIM.exec(comment)?.[1];
  return ids === undefined ? undefined : { ids: ids.split(',').map((id) => id.trim()), ...place };
}

/**
 * Lists the marks of a page, and its quotes of words, which name their claim as well.
 *
 * @param text - the source of the page.
 * @throws VFileMessage with line and column where the page is not valid MDX.
 */
export function findClaimMarks(text: string): ClaimMark[] {
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).parse(text);
  const marks = takeMarks(tree);
  visit(tree, (node) => {
    const id = readQuotedId(node);
    if (id !== undefined) marks.push({ ids: [id], ...findPlace(node) });
  });
  return marks;
}

/**
 * Takes the marks out of a page, with the blank before each, so that what readers see, search and copy is the same as without them.
 *
 * @returns the marks, in order.
 */
export function takeMarks(tree: Parents): ClaimMark[] {
  const marks: ClaimMark[] = [];
  const kept: Nodes[] = [];
  let isAfterMark = false;
  for (const child of tree.children) {
    const mark = readMark(child);
    const previous = kept.at(-1);
    if (mark) {
      marks.push(mark);
      if (isText(previous)) previous.value = previous.value.replace(/[ \t]+$/, '');
      if (isText(previous) && previous.value === '') kept.pop();
    } else if (isAfterMark && isText(previous) && isText(child)) {
      previous.value += child.value;
    } else {
      kept.push(child);
    }
    isAfterMark = mark !== undefined;
    if ('children' in child) marks.push(...takeMarks(child));
  }
  // The same children without some of them.
  tree.children = kept as typeof tree.children;
  return marks;
}

function isText(node: Nodes | undefined): node is Text {
  return node?.type === 'text';
}

/** A problem as a line of the build: `docs/a.md:3:7  There is no claim …`. @param page - its path in the project. */
export function formatMarkProblem(page: string, { line, column, message }: MarkProblem): string {
  return `${page}:${line}:${column}  ${message}`;
}

/** Finds marks that name no claim. @param ids - of all claims. */
export function findMarkProblems(marks: readonly ClaimMark[], ids: ReadonlySet<string>): MarkProblem[] {
  return marks.flatMap((mark) =>
    mark.ids
      .filter((id) => !ids.has(id))
      .map((id) => ({
        line: mark.line,
        column: mark.column,
        message: `There is no claim "${id}": correct the id, or add the folder claims/${id}.`,
      })),
  );
}
