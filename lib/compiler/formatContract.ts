import { runEmitter } from './emit';
import { findDepthChange } from './findDepthChange';
import { findTokenEnd, type Token, tokenizeContract } from './tokens';
import type { ContractSource } from './types';

/** Tokens that have no space before them. */
const NO_SPACE_BEFORE = /^(?:Comma|Colon|Brackets|LeftParenthesis|RightParenthesis)$/;

/** Tokens that have a space on both sides. */
const SPACE_AROUND = /^(?:Arrow|Equals|Pipe)$/;

/**
 * Formats one contract of a compilation: its indentation and the spaces around symbols. Several blank lines in a row
 * become one. Other line breaks and comments do not change.
 *
 * The compiler's parser receives no white space, so contracts with the same tokens have the same output with every
 * emitter. However, this function compares the tokens of the compiler's function for highlighters, which may differ
 * from those of the parser. Therefore, it also compares the Java code and the OpenAPI document. Running
 * all emitters would exceed the time limit for long contracts; `formatContract.test.ts` runs all of them.
 *
 * @param path - path of the source to format
 * @returns undefined if the compiler refuses a contract, or if the tokens, the Java code or the OpenAPI document would
 *   change
 */
export function formatContract(sources: readonly ContractSource[], path: string): string | undefined {
  const text = sources.find((source) => source.path === path)?.text ?? '';
  const tokens = tokenizeContract(text);
  const arranged = arrangeTokens(text, tokens);
  const formatted = sources.map((source) => (source.path === path ? { path, text: arranged } : source));
  const before = generateForComparison(sources);
  const isSame =
    before !== undefined &&
    serializeTokens(tokens) === serializeTokens(tokenizeContract(arranged)) &&
    before === generateForComparison(formatted);
  return isSame ? arranged : undefined;
}

/**
 * Returns the types and values of tokens as one string. Removes trailing whitespace, because the value of a comment
 * contains the line break after it.
 */
function serializeTokens(tokens: readonly Token[]): string {
  return JSON.stringify(tokens.map(({ type, value }) => [type, value.trimEnd()]));
}

function arrangeTokens(text: string, tokens: readonly Token[]): string {
  let result = '';
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const depthChange = findDepthChange(token);
    // A closing bracket has the indentation of the line with its opening bracket.
    if (depthChange < 0) depth += depthChange;
    const gap = text.slice(before ? findTokenEnd(before) : 0, token.start);
    const breaks = gap.split('\n').length - 1 + Number(before?.value.endsWith('\n') ?? false);
    if (breaks > 0) result = `${result.trimEnd()}${'\n'.repeat(Math.min(breaks, 2))}${'  '.repeat(Math.max(depth, 0))}`;
    else if (before) result += findSpace(before, token, gap);
    result += token.value;
    if (depthChange > 0) depth += depthChange;
  }
  return `${result.trimEnd()}\n`;
}

/** Returns the space between two tokens of a line. */
function findSpace(before: Token, token: Token, gap: string): string {
  if (NO_SPACE_BEFORE.test(token.type) || before.type === 'LeftParenthesis') return '';
  if (before.type === 'Comma' || before.type === 'Colon') return ' ';
  if (SPACE_AROUND.test(token.type) || SPACE_AROUND.test(before.type)) return ' ';
  if (token.type === 'LeftCurly') return /^(?:ForwardSlash|LeftCurly)$/.test(before.type) ? '' : ' ';
  const isSectionStart = token.type === 'Hash' || (token.type === 'QuestionMark' && before.type === 'Path');
  return gap === '' && !isSectionStart ? '' : ' ';
}

/** Returns the generated Java and OpenAPI files as one string; undefined for contracts that the compiler refuses. */
function generateForComparison(sources: readonly ContractSource[]): string | undefined {
  try {
    const outputs = (['java', 'openapi-v3'] as const).map((target) => runEmitter(sources, target));
    return outputs.some(({ stderr }) => stderr !== '') ? undefined : JSON.stringify(outputs.map(({ files }) => files));
  } catch {
    return undefined;
  }
}
