import type { Code, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Fence } from './parseFence';

/** A fenced block and where it stands. */
export interface PlacedFence extends Fence {
  /** 1-based line of the opening back-ticks. */
  line: number;
  /** 1-based column of the opening back-ticks. */
  column: number;
}

/**
 * Finds the fenced blocks of a page.
 *
 * @param text - the page, after `substituteVersion`.
 * @throws VFileMessage with line and column where the page is not valid MDX.
 */
export function readFences(text: string): PlacedFence[] {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).parse(text);
  const fences: PlacedFence[] = [];
  visit(tree, 'code', (node) => {
    fences.push(placeFence(node));
  });
  return fences;
}

/** The fence of a Markdown node. */
export function placeFence({ lang, meta, value, position }: Code): PlacedFence {
  return {
    language: (lang ?? 'text').toLowerCase(),
    meta: meta ?? '',
    body: value,
    line: position?.start.line ?? 1,
    column: position?.start.column ?? 1,
  };
}
