import type { LiveAnswers } from '@site/lib/compiler/liveRequests';
import type { Diagnostic } from '@site/lib/compiler/types';
import type { Token } from '@site/lib/compiler/tokens';
import type { LessonHead, LessonRule } from '@site/lib/tour/Lesson';
import { tryCompilePattern } from '@site/lib/compiler/readConstraint';
import { type Constraints, readConstraints } from '../syntax/readConstraints';
import { listAnnotations } from './listAnnotations';
import { listFacts } from './listFacts';
import { findSurplus, listParts } from './listParts';
import { matchesDigits } from './matchesDigits';
import { writeTokens } from './writeTokens';

/** An answer, and the messages of the compiler for it. */
export interface LessonAnswer {
  text: string;
  diagnostics: readonly Diagnostic[];
  /** What the compiler has read, also of an answer it refuses. */
  tokens: readonly Token[];
  /** What it defines, see `listFacts` and `listAnnotations`; nothing where the compiler refuses it. */
  facts: readonly string[];
  /** Those of its refined types; nothing where the compiler refuses it. */
  constraints: Constraints;
  /** What it consists of, and what the solution does, see `listParts`; nothing where the compiler refuses it. */
  parts: readonly string[];
  asked: readonly string[];
}

/** How an answer fares. */
export type LessonVerdict =
  { isSolved: true; message: string } | { isSolved: false; rule: string | undefined; message: string };

/** The questions an answer raises; a client of the worker answers them, and in tests the compiler itself. */
export interface AnswerCompiler {
  check: (request: { files: Record<string, string> }) => Promise<readonly Diagnostic[]>;
  tokens: (request: { files: Record<string, string> }) => Promise<LiveAnswers['tokens']>;
  ast: (request: { files: Record<string, string> }) => Promise<LiveAnswers['ast']>;
}

const FILE = 'lesson.ws';

const SOLUTION = 'solution.ws';

/**
 * Asks the compiler all a lesson wants to know.
 *
 * @param solution - that of the lesson, with which the answer is compared
 * @throws LiveError where there is no answer
 */
export async function readAnswer(text: string, solution: string, compiler: AnswerCompiler): Promise<LessonAnswer> {
  const files = { [FILE]: text };
  const diagnostics = (await compiler.check({ files })).filter(({ isWarning }) => !isWarning);
  const { [FILE]: tokens = [], [SOLUTION]: asked = [] } = await compiler.tokens({
    files: { ...files, [SOLUTION]: solution },
  });
  if (diagnostics.length > 0) {
    return { text, diagnostics, tokens, facts: [], constraints: new Map(), parts: [], asked: [] };
  }
  const tree = await compiler.ast({ files });
  const constraints = readConstraints(tokens);
  return {
    text,
    diagnostics,
    tokens,
    facts: [...listFacts(tree[FILE] ?? [], constraints), ...listAnnotations(tokens)],
    constraints,
    parts: listParts(tokens),
    asked: listParts(asked),
  };
}

/** Judges an answer by the rules of its lesson. One that keeps them all must in addition have nothing but what its solution has. */
export function judgeAnswer({ checks, mistakes, solved }: LessonHead, answer: LessonAnswer): LessonVerdict {
  const isRefused = answer.diagnostics.length > 0;
  const missing = isRefused ? undefined : checks.find((rule) => !holds(rule, answer));
  if (!isRefused && missing === undefined) return judgeParts(answer, solved);
  const rule = mistakes.find((mistake) => holds(mistake, answer)) ?? missing;
  return { isSolved: false, rule: rule?.name, message: rule?.hint ?? describeRefusal(answer.diagnostics) };
}

function judgeParts({ parts, asked }: LessonAnswer, solved: string): LessonVerdict {
  const surplus = findSurplus(parts, asked);
  const lack = findSurplus(asked, parts);
  if (surplus === undefined && lack === undefined) return { isSolved: true, message: solved };
  return {
    isSolved: false,
    rule: surplus === undefined ? 'lack' : 'surplus',
    message: describeParts(surplus, lack, asked),
  };
}

function describeParts(surplus: string | undefined, lack: string | undefined, asked: readonly string[]): string {
  if (surplus === undefined) return `The contract should still have ${lack ?? 'what it had'}.`;
  if (lack !== undefined) return `Leave the rest as it was: the contract should have ${lack}, and not ${surplus}.`;
  return asked.includes(surplus)
    ? `This stands in the contract twice: ${surplus}. Once is enough.`
    : `This is more than the task asks for: ${surplus}. Remove it.`;
}

function describeRefusal([first]: readonly Diagnostic[]): string {
  return first === undefined
    ? 'Not yet.'
    : `The compiler refuses this contract. Line ${first.line}, column ${first.column}: ${first.message}`;
}

function holds(rule: LessonRule, { diagnostics, tokens, facts, constraints }: LessonAnswer): boolean {
  const { fact, absent, message, accepts, digits } = rule;
  return (
    (fact === undefined || hasFact(facts, fact)) &&
    (absent === undefined || !hasFact(facts, absent)) &&
    (rule.tokens === undefined || new RegExp(rule.tokens).test(writeTokens(tokens))) &&
    (message === undefined || diagnostics.some((diagnostic) => diagnostic.message.includes(message))) &&
    (accepts === undefined ||
      accepts.texts.every((value) => findPattern(constraints, accepts.type)?.test(value) === true)) &&
    (digits === undefined || matchesDigits(findPattern(constraints, digits.type), digits.count))
  );
}

function hasFact(facts: readonly string[], pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`, 's');
  return facts.some((fact) => expression.test(fact));
}

/** The pattern of a refined type, as far as a browser understands it. */
function findPattern(constraints: Constraints, type: string): RegExp | undefined {
  const pattern = constraints.get(type)?.find((token) => token.type === 'RegExp')?.value;
  return pattern === undefined ? undefined : tryCompilePattern(pattern);
}
