import * as v from 'valibot';

const words = v.pipe(v.string(), v.trim(), v.minLength(1));

/** A sentence that is shown to readers. */
const sentence = v.pipe(words, v.regex(/[.!?]$/, 'A sentence ends with a full stop.'));

const regularExpression = v.pipe(
  words,
  v.check((source) => isRegularExpression(source), 'This is no regular expression.'),
);

const RuleSchema = v.strictObject({
  /** A wrong answer that must get this hint is the file `wrong-<name>.ws`. */
  name: v.pipe(words, v.regex(/^[a-z]+(?:-[a-z]+)*$/)),
  hint: sentence,
  /** What the contract must define: a line of `listFacts`, in which `*` stands for anything. */
  fact: v.optional(words),
  /** What it must not define. */
  absent: v.optional(words),
  /** What must be written in it, where no fact says so: a regular expression for its tokens as `writeTokens` writes them. */
  tokens: v.optional(regularExpression),
  /** What the compiler must say of it: a part of one of its messages. */
  message: v.optional(words),
  /** What the pattern of a refined type must match. */
  accepts: v.optional(v.strictObject({ type: words, texts: v.array(words) })),
  /** The pattern of this refined type must match texts of so many digits, and no others. */
  digits: v.optional(v.strictObject({ type: words, count: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
});

/** The head of a lesson, the front matter of its `lesson.md`. */
export const LessonHeadSchema = v.strictObject({
  /** A heading in sentence case, from which its address is made. */
  title: v.pipe(words, v.regex(/^[A-Z][a-z]*(?:[ -][a-z]+)*$/, 'A title consists of words without signs.')),
  /** What the reader has learned, once the contract keeps all rules. */
  solved: sentence,
  /** All of these must hold. The hint of the first one that does not is shown. */
  checks: v.pipe(v.array(RuleSchema), v.minLength(1)),
  /** Answers that are wrong in a way that has a name: where one of these holds, its hint is shown instead. */
  mistakes: v.pipe(v.array(RuleSchema), v.minLength(1)),
});

/** A condition on a contract, and what a reader is told. All that is said of the contract must hold. */
export type LessonRule = v.InferOutput<typeof RuleSchema>;

/** What a page needs to judge answers. */
export interface LessonHead extends v.InferOutput<typeof LessonHeadSchema> {
  /** An answer may have no other definitions, fields, entries and responses than this contract. */
  solution: string;
}

/** A lesson of the tour, as its folder has it. */
export interface Lesson extends LessonHead {
  /** The name of its folder without the number. */
  name: string;
  /** Where its heading is on the page of the tour. */
  anchor: string;
  /** What it is about, in Markdown. */
  idea: string;
  /** What is to be done, in Markdown. */
  task: string;
  /** The contract to begin with, which may be wrong. */
  start: string;
  /** Wrong answers by the name of the rule whose hint they must get. */
  wrong: Readonly<Record<string, string>>;
}

function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source).source !== '';
  } catch {
    return false;
  }
}
