import { isException } from './exceptions.mjs';
import { cleanProse, findProblems } from './rules.mjs';

/**
 * @typedef {{type: 'Line' | 'Block', value: string, loc: {start: {line: number, column: number}, end: {line: number}}}}
 * Comment
 */
/**
 * @typedef {{report: (problem: {loc: Comment['loc'], message: string}) => void, filename: string, sourceCode:
 * {getAllComments: () => Comment[], lines: string[]}}} Context
 */

/** Matches comments for tools, which control coverage, spelling or types. */
const DIRECTIVE = /^\s*(?:cspell:|@ts-|eslint|oxlint|prettier-|\*?\s*@(?:typedef|type|vitest)\b|\/|#)/;

/**
 * Joins consecutive line comments, whose sentences may continue on the next line.
 *
 * @param {Context['sourceCode']} sourceCode
 * @returns {Comment[]}
 */
function joinComments(sourceCode) {
  /** @type {Comment[]} */
  const joined = [];
  for (const comment of sourceCode.getAllComments()) {
    const previous = joined.at(-1);
    const isAlone = (sourceCode.lines[comment.loc.start.line - 1] ?? '').trimStart().startsWith('//');
    if (
      previous?.type === 'Line' &&
      comment.type === 'Line' &&
      isAlone &&
      previous.loc.end.line === comment.loc.start.line - 1
    )
      joined[joined.length - 1] = {
        ...previous,
        value: `${previous.value} ${comment.value}`,
        loc: { ...previous.loc, end: comment.loc.end },
      };
    else joined.push(comment);
  }
  return joined;
}

/**
 * @param {string} comment
 * @returns {string[]} its paragraphs, its list items and the descriptions of its tags
 */
const listParagraphs = (comment) =>
  comment
    .replaceAll(/^\s*\*+ ?/gm, '')
    .split(/\n\s*\n|\n\s*- |(?:^|\s)@\w+(?: \{.*?\})?/)
    .map(cleanProse)
    .filter((paragraph) => paragraph !== '');

/** @param {Context} context @param {Comment['loc']} loc @param {readonly string[]} problems */
function report(context, loc, problems) {
  for (const problem of problems) {
    if (!isException(context.filename, problem)) context.report({ loc, message: problem });
  }
}

/** Checks the comments of a file. */
const comments = {
  /** @param {Context} context */
  create(context) {
    return {
      Program() {
        for (const { value, loc } of joinComments(context.sourceCode)) {
          if (DIRECTIVE.test(value)) continue;
          const problems = listParagraphs(value).flatMap((text, index) =>
            findProblems(text, { isComment: index === 0 }),
          );
          report(context, loc, problems);
        }
      },
    };
  },
};

/** @typedef {{type: string, value?: unknown, loc: Comment['loc']}} LiteralNode */

/** Checks strings, template literals and JSX text that contain three consecutive words. */
const messages = {
  /** @param {Context} context */
  create(context) {
    /** @param {unknown} text @param {Comment['loc']} loc */
    const check = (text, loc) => {
      if (typeof text !== 'string' || !/\w+ \w+ \w+/.test(text)) return;
      report(context, loc, findProblems(cleanProse(text), { isMessage: true }));
    };
    return {
      /** @param {LiteralNode} node */
      Literal(node) {
        check(node.value, node.loc);
      },
      /** @param {{quasis: {value: {cooked?: string}}[], loc: Comment['loc']}} node */
      TemplateLiteral({ quasis, loc }) {
        check(quasis.map(({ value }) => value.cooked).join('Code'), loc);
      },
      /** @param {LiteralNode} node */
      JSXText(node) {
        check(node.value, node.loc);
      },
    };
  },
};

/** Oxlint rules for the prose in code. */
export default { meta: { name: 'english' }, rules: { comments, messages } };
