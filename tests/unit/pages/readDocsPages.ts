import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading, Root, RootContent } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';

const PROJECT = path.resolve(__dirname, '../../..');

/** A page of the documentation as its author wrote it. */
export interface DocsPage {
  /** Path below the project. */
  path: string;
  text: string;
  /** The values between the lines of three hyphens. */
  frontMatter: Readonly<Record<string, unknown>>;
  tree: Root;
}

/**
 * Reads a page.
 *
 * @param pagePath - below the project.
 */
export function parsePage(pagePath: string, text: string): DocsPage {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).parse(text);
  const [first] = tree.children;
  const values: unknown = first?.type === 'yaml' ? parseYaml(first.value) : {};

  return { path: pagePath, text, frontMatter: Object.fromEntries(Object.entries(Object(values) as object)), tree };
}

/** All Markdown pages below a folder of the project, sorted by path. */
export function readPagesBelow(folder: string): DocsPage[] {
  return readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .map((file) => {
      const pagePath = path.join(folder, file);

      return parsePage(pagePath, readFileSync(path.join(PROJECT, pagePath), 'utf8'));
    });
}

/** The text of a node without its marks; code in back-ticks counts only if asked for. */
export function readText(node: RootContent, withCode = true): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return withCode ? node.value : '`';

  return 'children' in node ? node.children.map((child) => readText(child, withCode)).join('') : '';
}

/** The headings of a page, in order. */
export function listHeadings({ tree }: DocsPage): Heading[] {
  return tree.children.filter((node) => node.type === 'heading');
}

/** The targets of all links in running text. */
export function listLinks(node: Root | RootContent): string[] {
  const targets: string[] = [];
  visit(node, 'link', ({ url }) => {
    targets.push(url);
  });

  return targets;
}
