import type { Diagnostic } from '@site/lib/compiler/types';
import type { Token } from '@site/lib/compiler/tokens';
import type { LessonHead, LessonRule } from '@site/lib/tour/Lesson';
import { tryCompilePattern } from '@site/lib/compiler/readConstraint';
import { type Constraints, readConstraints } from '@site/lib/syntax/readConstraints';
import type { CompilerClient } from '../compiler/LiveCompiler';
import { listAnnotations } from './listAnnotations';
import { listFacts } from './listFacts';
import { describeInvisibleCharacter } from '../editor/describeInvisibleCharacter';
import { findExtraPart, listContractParts } from './listContractParts';
import { formatTokens } from './formatTokens';
import { omitPosition } from '../editor/omitPosition';

export interface LessonAnswer {
  /** Description of the first invisible character in the answer, with its position; undefined if there is none. */
  invisibleCharacter: string | undefined;
  diagnostics: readonly Diagnostic[];
  /** Tokens of the answer, which exist even if the compiler rejects it. */
  tokens: readonly Token[];
  /** Facts of the answer; see `listFacts` and `listAnnotations`. Empty if the compiler rejects the answer. */
  facts: readonly string[];
  /** Constraints of the answer's refined types; empty if the compiler rejects the answer. */
  constraints: Constraints;
  /** Parts of the answer; see `listContractParts`. Empty if the compiler rejects the answer. */
  parts: readonly string[];
  /** Parts of the solution; empty if the compiler rejects the answer. */
  solutionParts: readonly string[];
}

/** Result of judging an answer. */
export interface LessonVerdict {
  isSolved: boolean;
  message: string;
}

/**
 * Compiler requests that judging needs. In the browser, a client of the worker implements them; in tests, the compiler
 * itself does.
 */
export type AnswerCompiler = Pick<CompilerClient, 'check' | 'tokens' | 'ast'>;

const ANSWER_FILE = 'lesson.ws';

const SOLUTION_FILE = 'solution.ws';

/**
 * Sends the compiler all requests that judging needs. Warnings of the compiler are ignored.
 *
 * @param solution - solution of the lesson, with which the answer is compared
 * @throws ReaderError if the compiler does not respond
 */
export async function readAnswer(text: string, solution: string, compiler: AnswerCompiler): Promise<LessonAnswer> {
  const files = { [ANSWER_FILE]: text };
  const diagnostics = (await compiler.check({ files })).filter(({ isWarning }) => !isWarning);
  const { [ANSWER_FILE]: tokens = [], [SOLUTION_FILE]: solutionTokens = [] } = await compiler.tokens({
    files: { ...files, [SOLUTION_FILE]: solution },
  });
  const invisibleCharacter = describeInvisibleCharacter(text);
  if (diagnostics.length > 0) {
    return { invisibleCharacter, diagnostics, tokens, facts: [], constraints: new Map(), parts: [], solutionParts: [] };
  }
  const tree = await compiler.ast({ files });
  const constraints = readConstraints(tokens);
  return {
    invisibleCharacter,
    diagnostics,
    tokens,
    facts: [...listFacts(tree[ANSWER_FILE] ?? [], constraints), ...listAnnotations(tokens)],
    constraints,
    parts: listContractParts(tokens),
    solutionParts: listContractParts(solutionTokens),
  };
}

/**
 * Judges an answer by the rules of its lesson. An answer that passes all checks must also have the same parts as the
 * solution. For an answer that fails a check or does not compile, the message is the hint of the first known mistake in
 * it. Without a known mistake, it is the hint of the first failed check, or the compiler's message. If a wrong
 * answer contains an invisible character, the message asks the reader to delete it. It omits the compiler's message,
 * which may be about text that the reader cannot see.
 */
export function judgeAnswer(lesson: LessonHead, answer: LessonAnswer): LessonVerdict {
  const verdict = judgeContent(lesson, answer);
  const { invisibleCharacter } = answer;
  if (verdict.isSolved || invisibleCharacter === undefined) return verdict;
  // A contract that compiles may contain the character in a comment, so its other mistake is reported, too.
  const hint = answer.diagnostics.length === 0 ? ` ${verdict.message}` : '';
  return { isSolved: false, message: `The answer contains ${invisibleCharacter}. Delete it.${hint}` };
}

function judgeContent({ checks, mistakes, solved }: LessonHead, answer: LessonAnswer): LessonVerdict {
  const isRefused = answer.diagnostics.length > 0;
  const failedCheck = isRefused ? undefined : checks.find((rule) => !satisfiesRule(rule, answer));
  if (!isRefused && failedCheck === undefined) return judgeParts(answer, solved);
  const rule = mistakes.find((mistake) => satisfiesRule(mistake, answer)) ?? failedCheck;
  return { isSolved: false, message: rule?.hint ?? describeRefusal(answer.diagnostics) };
}

function judgeParts({ parts, solutionParts }: LessonAnswer, solved: string): LessonVerdict {
  const problem = describeParts(
    findExtraPart(parts, solutionParts),
    findExtraPart(solutionParts, parts),
    solutionParts,
  );
  return { isSolved: problem === undefined, message: problem ?? solved };
}

/** Describes the difference between the parts of an answer and those of the solution; undefined if there is none. */
function describeParts(
  extraPart: string | undefined,
  missingPart: string | undefined,
  solutionParts: readonly string[],
): string | undefined {
  if (extraPart === undefined) return missingPart && `The contract should still have ${missingPart}.`;
  if (missingPart !== undefined)
    return `Leave the rest as it was: the contract should have ${missingPart}, and not ${extraPart}.`;
  return solutionParts.includes(extraPart)
    ? `The contract contains this twice: ${extraPart}. Once is enough.`
    : `This is more than the task asks for: ${extraPart}. Remove it.`;
}

function describeRefusal([first]: readonly Diagnostic[]): string {
  if (first === undefined) return 'Not yet.';
  // A diagnostic of this site's stricter check is about a contract that the compiler accepts.
  const refusal = first.source === 'compiler' ? 'The compiler refuses this contract. ' : '';
  return `${refusal}Line ${first.line}, column ${first.column}: ${omitPosition(first.message)}`;
}

function satisfiesRule(rule: LessonRule, { diagnostics, tokens, facts, constraints }: LessonAnswer): boolean {
  const { fact, absent, message, pattern } = rule;
  return (
    (fact === undefined || hasFact(facts, fact)) &&
    (absent === undefined || !hasFact(facts, absent)) &&
    (rule.tokens === undefined || new RegExp(rule.tokens).test(formatTokens(tokens))) &&
    (message === undefined || diagnostics.some((diagnostic) => diagnostic.message.includes(message))) &&
    (pattern === undefined || satisfiesPattern(pattern, constraints))
  );
}

/**
 * Returns whether the pattern of a type accepts and refuses the strings of a rule. Returns false if the type has no
 * pattern, or one that the browser does not support.
 */
function satisfiesPattern(
  { type, accepts, refuses }: NonNullable<LessonRule['pattern']>,
  constraints: Constraints,
): boolean {
  const source = constraints.get(type)?.find((token) => token.type === 'RegExp')?.value;
  const pattern = source === undefined ? undefined : tryCompilePattern(source);
  return (
    pattern !== undefined && accepts.every((text) => pattern.test(text)) && !refuses.some((text) => pattern.test(text))
  );
}

/** Returns whether a fact matches a pattern, in which `*` matches any text. */
function hasFact(facts: readonly string[], pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`, 's');
  return facts.some((fact) => expression.test(fact));
}
