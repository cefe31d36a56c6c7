import * as v from 'valibot';

const nonEmptyString = v.pipe(v.string(), v.trim(), v.minLength(1));

/** A message for readers. */
const sentence = v.pipe(
  nonEmptyString,
  v.regex(/[.!?]$/, 'A sentence must end with a period, an exclamation mark or a question mark.'),
);

const regularExpression = v.pipe(
  nonEmptyString,
  v.check((source) => isRegularExpression(source), 'This is not a regular expression.'),
);

const RuleSchema = v.strictObject({
  /** Name of the rule. The file `wrong-<name>.ws` contains a wrong answer that must get the hint of this rule. */
  name: v.pipe(nonEmptyString, v.regex(/^[a-z]+(?:-[a-z]+)*$/)),
  hint: sentence,
  /** Definition that the contract must contain: a line of `listFacts`, in which `*` matches anything. */
  fact: v.optional(nonEmptyString),
  /** Definition that the contract must not contain, in the format of `fact`. */
  absent: v.optional(nonEmptyString),
  /**
   * Regular expression for the tokens of the contract as `formatTokens` formats them, for rules that no fact can
   * express.
   */
  tokens: v.optional(regularExpression),
  /** Part of a compiler message that the contract must cause. */
  message: v.optional(nonEmptyString),
  /** A refined type, with strings that its pattern must match, and strings that it must not match. */
  pattern: v.optional(
    v.strictObject({
      type: nonEmptyString,
      accepts: v.array(v.string()),
      refuses: v.optional(v.array(v.string()), []),
    }),
  ),
});

/** Front matter of `lesson.md`. */
export const LessonHeadSchema = v.strictObject({
  /** Heading in sentence case, from which the anchor is derived. */
  title: v.pipe(
    nonEmptyString,
    v.regex(
      /^[A-Z][a-z]*(?:[ -][a-z]+)*$/,
      'A title must start with a capital letter. All other letters must be lowercase, and only a space or a hyphen may separate words.',
    ),
  ),
  /** Summary of the lesson, shown when the answer is correct. */
  solved: sentence,
  /** Rules that must all hold; the hint of the first violated one is shown. */
  checks: v.pipe(v.array(RuleSchema), v.minLength(1)),
  /** Rules that detect known mistakes. If a rule holds for a wrong answer, its hint replaces the hint of `checks`. */
  mistakes: v.pipe(v.array(RuleSchema), v.minLength(1)),
});

/** A rule for a contract, with a hint for the reader. It holds if all its conditions hold. */
export type LessonRule = v.InferOutput<typeof RuleSchema>;

/** Lesson data that the page needs to check answers. */
export interface LessonHead extends v.InferOutput<typeof LessonHeadSchema> {
  /**
   * Contract that solves the task. An answer must have the same definitions, fields, entries, union members,
   * parameters, headers and responses.
   */
  solution: string;
}

/** A lesson of the tour, as its folder defines it. */
export interface Lesson extends LessonHead {
  /** Name of the lesson's folder without the number. */
  name: string;
  /** Anchor of the lesson's heading on the page. */
  anchor: string;
  /** Explanation, in Markdown. */
  idea: string;
  /** Task, in Markdown. */
  task: string;
  /** Initial contract, which may be invalid. */
  start: string;
}

function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source).source !== '';
  } catch {
    return false;
  }
}
