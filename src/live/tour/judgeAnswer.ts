import type { LiveAnswers } from '@site/lib/compiler/liveRequests';
import type { Diagnostic } from '@site/lib/compiler/types';
import type { Token } from '@site/lib/compiler/tokens';
import type { LessonHead, LessonRule } from '@site/lib/tour/Lesson';
import { listAnnotations } from './listAnnotations';
import { listFacts } from './listFacts';
import { writeTokens } from './writeTokens';

/** An answer, and what the compiler says of it. */
export interface LessonAnswer {
  text: string;
  diagnostics: readonly Diagnostic[];
  /** What the compiler has read, also of an answer it refuses. */
  tokens: readonly Token[];
  /** What it defines, see `listFacts` and `listAnnotations`; nothing where the compiler refuses it. */
  facts: readonly string[];
}

/** How an answer fares. */
export type LessonVerdict =
  { isSolved: true; message: string } | { isSolved: false; rule: string | undefined; message: string };

/** The questions an answer raises; a client of the worker answers them, and in tests the compiler itself. */
export interface AnswerCompiler {
  check: (request: { files: Record<string, string> }) => Promise<readonly Diagnostic[]>;
  tokens: (request: { files: Record<string, string> }) => Promise<LiveAnswers['tokens']>;
  ast: (request: { files: Record<string, string> }) => Promise<LiveAnswers['ast']>;
  compile: (request: {
    files: Record<string, string>;
    target: 'wirespec';
    generation: 'default';
    package: string;
    shared: boolean;
  }) => Promise<LiveAnswers['compile']>;
}

const FILE = 'lesson.ws';

/** Asks the compiler all a lesson wants to know. @throws LiveError where there is no answer. */
export async function readAnswer(text: string, compiler: AnswerCompiler): Promise<LessonAnswer> {
  const files = { [FILE]: text };
  const diagnostics = await compiler.check({ files });
  const { [FILE]: tokens = [] } = await compiler.tokens({ files });
  if (diagnostics.length > 0) return { text, diagnostics, tokens, facts: [] };
  const tree = await compiler.ast({ files });
  const output = await compiler.compile({
    files,
    target: 'wirespec',
    generation: 'default',
    package: 'tour',
    shared: false,
  });
  const written = output.files.map((file) => file.text).join('\n');
  return {
    text,
    diagnostics,
    tokens,
    facts: [...listFacts(tree[FILE] ?? [], written), ...listAnnotations(tokens)],
  };
}

/** Judges an answer by the rules of its lesson. */
export function judgeAnswer({ checks, mistakes, solved }: LessonHead, answer: LessonAnswer): LessonVerdict {
  const isRefused = answer.diagnostics.length > 0;
  const missing = isRefused ? undefined : checks.find((rule) => !holds(rule, answer));
  if (!isRefused && missing === undefined) return { isSolved: true, message: solved };
  const rule = mistakes.find((mistake) => holds(mistake, answer)) ?? missing;
  return { isSolved: false, rule: rule?.name, message: rule?.hint ?? describeRefusal(answer.diagnostics) };
}

function describeRefusal([first]: readonly Diagnostic[]): string {
  return first === undefined
    ? 'Not yet.'
    : `The compiler refuses this contract. Line ${first.line}, column ${first.column}: ${first.message}`;
}

function holds(rule: LessonRule, { diagnostics, tokens, facts }: LessonAnswer): boolean {
  const { fact, absent, message, accepts, refuses } = rule;
  return (
    (fact === undefined || hasFact(facts, fact)) &&
    (absent === undefined || !hasFact(facts, absent)) &&
    (rule.tokens === undefined || new RegExp(rule.tokens).test(writeTokens(tokens))) &&
    (message === undefined || diagnostics.some((diagnostic) => diagnostic.message.includes(message))) &&
    (accepts === undefined || accepts.texts.every((value) => matches(facts, accepts.type, value) === true)) &&
    (refuses === undefined || refuses.texts.every((value) => matches(facts, refuses.type, value) === false))
  );
}

function hasFact(facts: readonly string[], pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const expression = new RegExp(`^${parts.join('.*')}$`, 's');
  return facts.some((fact) => expression.test(fact));
}

/** Whether the pattern of a refined type matches a text, as far as a browser understands the pattern. */
function matches(facts: readonly string[], type: string, value: string): boolean | undefined {
  const start = `type ${type} = String(/`;
  const fact = facts.find((candidate) => candidate.startsWith(start));
  const [, source, flags] = /^(.*)\/([a-z]*)\)$/s.exec(fact?.slice(start.length) ?? '') ?? [];
  if (source === undefined) return undefined;
  try {
    return new RegExp(source, flags?.replace(/[gy]/g, '')).test(value);
  } catch {
    return undefined;
  }
}
