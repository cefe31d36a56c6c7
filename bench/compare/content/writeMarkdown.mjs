import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxJsxToMarkdown } from 'mdast-util-mdx-jsx';
import { toMarkdown } from 'mdast-util-to-markdown';

/** @typedef {import('mdast').Root} Root */

/**
 * Writes blocks as Markdown for a site that reads MDX, where a brace or an angle bracket in prose has to be escaped.
 *
 * @param {import('mdast').RootContent[]} blocks nothing but plain Markdown and components
 * @returns {string}
 */
export function writeMdx(blocks) {
  return toMarkdown(
    { type: 'root', children: blocks },
    {
      extensions: [gfmToMarkdown(), mdxJsxToMarkdown()],
      unsafe: [
        { character: '{', inConstruct: ['phrasing'] },
        { character: '<', inConstruct: ['phrasing'] },
      ],
      fences: true,
      resourceLink: true,
    },
  );
}

/**
 * Writes blocks as Markdown for a site that reads plain Markdown, HTML included.
 *
 * @param {import('mdast').RootContent[]} blocks nothing but plain Markdown and HTML
 * @returns {string}
 */
export function writePlain(blocks) {
  return toMarkdown(
    { type: 'root', children: blocks },
    { extensions: [gfmToMarkdown()], fences: true, resourceLink: true },
  );
}

/**
 * The lines at the top of a Markdown file.
 *
 * @param {Record<string, string | undefined>} fields entries without a value are left out
 * @returns {string}
 */
export function writeFrontMatter(fields) {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);

  return `---\n${lines.join('\n')}\n---\n\n`;
}
