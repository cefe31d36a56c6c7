import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading, Root, RootContent } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import { REPOSITORY } from '../../../tools/support/paths.mjs';

/** A page of the documentation as its author wrote it. */
export interface DocsPage {
  /** Path relative to the repository. */
  path: string;
  text: string;
  /** Values of the front matter. */
  frontMatter: Readonly<Record<string, unknown>>;
  tree: Root;
}

/**
 * Parses a page.
 *
 * @param pagePath - path relative to the repository
 */
export function parsePage(pagePath: string, text: string): DocsPage {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(remarkFrontmatter).parse(text);
  const [first] = tree.children;
  const values: unknown = first?.type === 'yaml' ? parseYaml(first.value) : {};

  return { path: pagePath, text, frontMatter: Object.fromEntries(Object.entries(Object(values) as object)), tree };
}

/** Reads all Markdown pages below a folder of the repository, sorted by path. */
export function readPagesBelow(folder: string): DocsPage[] {
  return readdirSync(path.join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .map((file) => {
      const pagePath = path.join(folder, file);

      return parsePage(pagePath, readFileSync(path.join(REPOSITORY, pagePath), 'utf8'));
    });
}

/**
 * Returns the text of a node without markup.
 *
 * @param withCode - whether the text includes inline code; otherwise, a backtick replaces it
 */
export function readText(node: RootContent, withCode = true): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return withCode ? node.value : '`';

  return 'children' in node ? node.children.map((child) => readText(child, withCode)).join('') : '';
}

/** Lists the headings of a page in order. */
export function listHeadings({ tree }: DocsPage): Heading[] {
  return tree.children.filter((node) => node.type === 'heading');
}

/** Lists the targets of all links in running text. */
export function listLinks(node: Root | RootContent): string[] {
  const targets: string[] = [];
  visit(node, 'link', ({ url }) => {
    targets.push(url);
  });

  return targets;
}
