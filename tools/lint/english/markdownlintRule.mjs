import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { REPOSITORY } from '../../support/paths.mjs';
import { isException } from './exceptions.mjs';
import { cleanProse, findProblems } from './rules.mjs';

const PARSER = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/**
 * Reads the text of a node, in which the word `Code` replaces each piece of inline code.
 *
 * @param {import('mdast').Nodes} node
 * @returns {string}
 */
function readText(node) {
  if (node.type === 'inlineCode') return 'Code';
  if ('value' in node) return node.type === 'text' ? node.value : ' ';
  return 'children' in node ? node.children.map(readText).join('') : ' ';
}

/** A markdownlint rule that checks paragraphs, headings and table cells. */
export default {
  names: ['english'],
  description: 'Prose follows the rules of tools/lint/english/rules.mjs',
  tags: ['prose'],
  parser: 'none',
  /**
   * @param {{name: string, lines: readonly string[]}} file
   * @param {(problem: {lineNumber: number, detail: string}) => void} onError
   */
  function({ name, lines }, onError) {
    const file = path.relative(REPOSITORY, path.resolve(REPOSITORY, name)).replaceAll('\\', '/');
    visit(PARSER.parse(lines.join('\n')), ['paragraph', 'heading', 'tableCell'], (node) => {
      const prose = cleanProse(readText(node));
      const lineNumber = ('position' in node ? node.position?.start.line : undefined) ?? 1;
      // Heading text such as "What React does" is an indirect question, which is allowed.
      for (const detail of findProblems(node.type === 'heading' ? `${prose}?` : prose)) {
        if (!isException(file, detail)) onError({ lineNumber, detail });
      }
    });
  },
};
