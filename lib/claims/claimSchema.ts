import * as v from 'valibot';
import { EMITTER_PROPERTIES } from '../compiler/emitters';
import { CONVERTERS, type Target } from '../compiler/types';
import { isJsonObject } from '../json/objects';

/** Programs that some claims need and that npm cannot install. */
const SYSTEM_TOOLS = ['javac', 'rustc', 'python3'] as const;

/** Name of a program that has to be installed on the system. */
export type SystemTool = (typeof SYSTEM_TOOLS)[number];

// Validation messages. Each is the end of a sentence that begins with the name of the value: `"trials[0].error" is
// missing`.

const anyString = v.string('must be a string');
const nonEmptyString = v.pipe(anyString, v.nonEmpty('must not be empty'));
const boolean = v.boolean('must be true or false');
const number = v.number('must be a number');

const listOf = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list');

const nonEmptyListOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(listOf(item), v.minLength(1, 'must not be empty'));

// `v.record` alone would accept an array.
const mapOf = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(v.custom<object>(isJsonObject, 'must be a map'), v.record(v.string(), value));

const nonEmptyMapOf = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(mapOf(value), v.minEntries(1, 'must not be empty'));

/** Schema of a map that has only the given keys. Keys with an `exactOptional` value may be absent. */
const strictMapOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return `is unknown; use ${Object.keys(entries).join(', ')}`;
    return received === 'undefined' ? 'is missing' : 'must be a map';
  });

/** Requires at least one expectation, because a trial without expectations always passes. */
const requireOneOf = <Keyed extends object>(...keys: (keyof Keyed & string)[]) =>
  v.check<Keyed, string>(
    (trial) => keys.some((key) => key in trial),
    `must contain at least one of ${keys.join(', ')}`,
  );

const targets: readonly unknown[] = Object.entries(EMITTER_PROPERTIES).flatMap(([emitter, { hasGenerations }]) =>
  hasGenerations ? [emitter, `${emitter}:ir`] : [emitter],
);
const target = v.custom<Target>((value) => targets.includes(value), `must be one of ${targets.join(', ')}`);

const strings = nonEmptyListOf(anyString);
const stringsInFiles = nonEmptyMapOf(nonEmptyListOf(anyString));
// Subfolder of the claim's folder that contains the files of the trial; by default the claim's folder itself.
const folder = v.exactOptional(nonEmptyString);
// `contract` is the path of the contract file. By default, all `.ws` files of the folder are compiled together.
const generationKeys = { folder, for: nonEmptyListOf(target), contract: v.exactOptional(nonEmptyString) };

/** Schemas of all kinds of trials; `docs-dev/writing.md` describes their keys. */
const TRIALS = [
  // Generates code and inspects it.
  v.pipe(
    strictMapOf({
      try: v.literal('emit'),
      ...generationKeys,
      shared: v.exactOptional(boolean),
      writes: v.exactOptional(stringsInFiles),
      omits: v.exactOptional(stringsInFiles),
      lacks: v.exactOptional(strings),
      fails: v.exactOptional(nonEmptyString),
    }),
    requireOneOf('writes', 'omits', 'lacks', 'fails'),
  ),
  // Generates code that a tool of its language must refuse: a compiler, a parser, a validator, or the Python
  // interpreter.
  strictMapOf({
    try: v.literal('compile'),
    ...generationKeys,
    error: nonEmptyString,
    // Program that uses the generated code. TypeScript compiles it together with that code; Python runs it.
    program: v.exactOptional(nonEmptyString),
    // Options of `tsc` in addition to `--strict`.
    options: v.exactOptional(mapOf(boolean)),
    // Whether the code is compiled separately, because the tool reports this error only if there are no other errors.
    alone: v.exactOptional(boolean),
  }),
  v.pipe(
    strictMapOf({
      try: v.literal('convert'),
      folder,
      from: v.picklist(CONVERTERS, `must be one of ${CONVERTERS.join(', ')}`),
      document: nonEmptyString,
      // Values of `--language`; by default the converter writes a contract.
      languages: v.exactOptional(strings),
      options: v.exactOptional(strings),
      writes: v.exactOptional(strings),
      omits: v.exactOptional(strings),
      // Part of the compiler's message about the converted contract; by default the contract must compile.
      refused: v.exactOptional(nonEmptyString),
      fails: v.exactOptional(nonEmptyString),
    }),
    requireOneOf('writes', 'omits', 'refused', 'fails'),
  ),
  v.pipe(
    strictMapOf({
      try: v.literal('command'),
      folder,
      // Arguments of `wirespec`. `<note.ws` is replaced with the content of that file.
      words: listOf(anyString),
      // Whether the command runs in a separate process instead of in memory.
      process: v.exactOptional(boolean),
      // Text for standard input; only a separate process reads it.
      input: v.exactOptional(nonEmptyString),
      // Expected exit code, by default 0. In memory, an exception without an exit code counts as 1, as in Node.
      exitCode: v.exactOptional(number),
      prints: v.exactOptional(strings),
      hides: v.exactOptional(strings),
      // Strings that files must contain after the command, by path suffix.
      writes: v.exactOptional(nonEmptyMapOf(anyString)),
      lacks: v.exactOptional(strings),
    }),
    requireOneOf('prints', 'hides', 'writes', 'lacks'),
  ),
  // Imports a Node program, which throws an error if the claim is false. `example` is a folder of `examples/` that the
  // program uses. `needs` lists the system tools that it runs; without one of them, the trial is skipped.
  strictMapOf({
    try: v.literal('script'),
    folder,
    script: nonEmptyString,
    example: v.exactOptional(nonEmptyString),
    needs: v.exactOptional(nonEmptyListOf(v.picklist(SYSTEM_TOOLS, `must be one of ${SYSTEM_TOOLS.join(', ')}`))),
  }),
] as const;

/** Keys of each kind of trial, in schema order. */
export const TRIAL_KEYS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  TRIALS.map(({ entries }) => [entries.try.literal, Object.keys(entries)]),
);

const TRIAL_KINDS = TRIALS.map(({ entries }) => entries.try.literal).join(', ');

const trial = v.variant('try', TRIALS, ({ expected, received }) => {
  if (expected === 'Object') return 'must be a map';
  return received === 'undefined' ? 'is missing' : `must be one of ${TRIAL_KINDS}`;
});

/** Schema of `claim.yaml`. */
export const CLAIM_SCHEMA = strictMapOf({
  trials: nonEmptyListOf(trial),
});

/** One test of a claim. */
export type Trial = v.InferOutput<typeof trial>;

/** A trial of one kind. */
export type TrialOf<Kind extends Trial['try']> = Extract<Trial, { try: Kind }>;

/**
 * Expected strings (`writes`) or unwanted strings (`omits`), keyed by a case-insensitive part of a file path. Each run
 * of whitespace counts as one space.
 */
export type StringsInFiles = v.InferOutput<typeof stringsInFiles>;

/** A statement of the pages about the tools, stored as one folder below `claims/`. */
export interface Claim extends v.InferOutput<typeof CLAIM_SCHEMA> {
  /** Identifier `<tool>/<case>`, which pages quote. */
  id: string;
  /** Contents of the claim's files, by path relative to its folder. */
  files: Readonly<Record<string, string>>;
  /** Contents of the example files that its programs use, by path relative to `examples/`. */
  examples: Readonly<Record<string, string>>;
}
