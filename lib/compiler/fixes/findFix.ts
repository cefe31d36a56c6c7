import { compilerPackage } from '#compiler-host';
import { type ContractOutline, findDefinitions } from '../findDefinitions';
import { findDifference } from '../findDifference';
import { LANGUAGE_WORDS } from '../languageWords';
import type { Fix } from '../types';
import { createKeywordRule, createReferenceRule, FIX_RULES, type FixRule, POSITION_MARK } from './rules';

/** A message about a contract, with the offset it refers to. */
interface Message {
  message: string;
  start: number;
}

/** A contract with its outline, as `check` has read it. */
export interface OutlinedContract {
  text: string;
  outline: ContractOutline;
  /** Names that the other files of the compilation define. */
  namesElsewhere: readonly string[];
}

/** A fix rule to try at an offset. */
interface Attempt {
  start: number;
  rule: FixRule | undefined;
  /**
   * Whether the definition must have no syntax error after the fix. Otherwise, later errors in it are allowed. True for
   * messages about names, and for misspelled keywords.
   */
  mustParse: boolean;
}

/** Number of characters that rules read before and after the position of the message. */
const WINDOW_LENGTH = 2000;

/**
 * Maximum length of a definition to fix, in characters. The compiler parses it several times, which is slow for a long
 * definition.
 */
const DEFINITION_LENGTH_LIMIT = 8000;

const KEYWORDS = LANGUAGE_WORDS.keyword.join('|');

const DEFINITION_START = new RegExp(`^(?:${KEYWORDS})\\b`, 'gm');

/** Matches compiler messages about syntax. All other messages are about names. */
const SYNTAX_ERROR = / expected|^Next Token cannot be null/;

/**
 * Finds a fix for a message about a contract. Each fix is tried with the compiler, and offered only if the compiler
 * gets past the position of the message.
 *
 * @returns undefined if no rule fixes the problem, or if the definition is too long to try the rules
 */
export function findFix(message: Message, { text, outline, namesElsewhere }: OutlinedContract): Fix | undefined {
  const names = [...namesElsewhere, ...outline.definitions.map(({ name }) => name)];
  for (const attempt of listAttempts(message, text, outline, names)) {
    const changed = attempt.rule && applyRule(text, attempt.start, attempt.rule);
    if (attempt.rule && changed !== undefined && resolvesMessage(text, changed, attempt)) {
      return { title: attempt.rule.title, ...findLines(text, changed) };
    }
  }
  return undefined;
}

function listAttempts(
  { message, start }: Message,
  text: string,
  { tokens, strayTokens }: ContractOutline,
  names: readonly string[],
): Attempt[] {
  const readWord = (offset: number): string => /\w*/.exec(text.slice(offset))?.[0] ?? '';
  const keyword = (offset: number): Attempt => ({
    start: offset,
    rule: createKeywordRule(readWord(offset)),
    mustParse: true,
  });
  const reference: Attempt = { start, rule: createReferenceRule(readWord(start), names), mustParse: true };
  const [, name] = /^Cannot find reference: (\w+)$/.exec(message) ?? [];
  if (name !== undefined) {
    const stray = tokens.find((token, index) => strayTokens.includes(token) && tokens[index + 1]?.value === name);
    return stray === undefined ? [reference] : [reference, keyword(stray.start)];
  }
  // The position of this message is the beginning of the contract, which can be before the first token.
  if (message === 'AST should not be empty') return [keyword(tokens[0]?.start ?? 0)];
  if (strayTokens.some((token) => token.start === start)) return [keyword(start)];
  const [, expected = 'end'] = /^(\w+) expected/.exec(message) ?? [];
  const attempts = (FIX_RULES[expected] ?? []).map((rule) => ({ start, rule, mustParse: false }));
  return expected === 'WirespecType' ? [{ ...reference, mustParse: false }, ...attempts] : attempts;
}

function applyRule(text: string, start: number, { find, replacement }: FixRule): string | undefined {
  const [from, to] = [Math.max(0, start - WINDOW_LENGTH), start + WINDOW_LENGTH];
  const marked = text.slice(from, start) + POSITION_MARK + text.slice(start, to);
  // A string and a function use separate overloads of `replace`.
  const changed =
    typeof replacement === 'string' ? marked.replace(find, replacement) : marked.replace(find, replacement);
  return changed === marked ? undefined : text.slice(0, from) + changed.replace(POSITION_MARK, '') + text.slice(to);
}

/**
 * Returns whether the compiler gets past the message in the changed text. Other definitions are omitted, because long
 * contracts take long to parse.
 */
function resolvesMessage(text: string, changed: string, { start, mustParse }: Attempt): boolean {
  const { from, oldEnd, newEnd } = findDifference(text, changed);
  const keywords = [...text.matchAll(DEFINITION_START)].map(({ index }) => index);
  const first = Math.min(from, mustParse ? start : (keywords.findLast((index) => index < start) ?? 0));
  const last = keywords.find((index) => index > start && index >= oldEnd) ?? text.length;
  const part = changed.slice(first, last + newEnd - oldEnd);
  if (part.length > DEFINITION_LENGTH_LIMIT) return false;
  const newStart = start <= from ? start : start >= oldEnd ? start + newEnd - oldEnd : newEnd - 1;
  // A definition is added, so that the text does not end with a comment. Names of other definitions are missing, but
  // only errors of syntax count.
  const errors = compilerPackage.parse(`${part}\nenum Placeholder { PLACEHOLDER }`).errors ?? [];
  const isPast = errors
    .filter(({ value }) => SYNTAX_ERROR.test(value))
    .every(({ index }) => !mustParse && index > newStart - first);
  // The compiler also gets past text that it skips, such as an additional brace.
  return isPast && countStrayTokens(part) <= countStrayTokens(text.slice(first, last));
}

function countStrayTokens(text: string): number {
  return findDefinitions(text).strayTokens.length;
}

/** Returns the range of whole lines in which two strings differ, before and after the change. */
function findLines(text: string, changed: string): Omit<Fix, 'title'> {
  const { from, oldEnd, newEnd } = findDifference(text, changed);
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const lineEnd = text.indexOf('\n', oldEnd);
  const end = lineEnd < 0 ? text.length : lineEnd;
  return {
    line: text.slice(0, start).split('\n').length,
    before: text.slice(start, end).replaceAll('\r', ''),
    after: changed.slice(start, end + newEnd - oldEnd).replaceAll('\r', ''),
  };
}
