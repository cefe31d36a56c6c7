import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { LocatedFence } from './Fence';
import { createFence } from './createFence';

/**
 * Finds the fenced code blocks of a page.
 *
 * @param text - source of the page, after `substituteVersion`
 * @throws VFileMessage with line and column if the page is not valid MDX
 */
export function readFences(text: string): LocatedFence[] {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).parse(text);
  const fences: LocatedFence[] = [];
  visit(tree, 'code', (node) => {
    fences.push(createFence(node));
  });
  return fences;
}
