import * as v from 'valibot';
import { EMITTER_FACTS } from '../compiler/emitters';
import { CONVERTERS } from '../compiler/types';
import type { Claim, Target } from './Claim';

// Each message continues after the name of the value: `"trials[0].error" is missing`.

const anyString = v.string('must be a string');
const nonEmptyString = v.pipe(anyString, v.nonEmpty('must not be empty'));
const boolean = v.boolean('must be true or false');
const number = v.number('must be a number');

const listOf = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list');

const nonEmptyListOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(listOf(item), v.minLength(1, 'must not be empty'));

// `v.record` alone would accept an array.
const mapOf = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(v.custom<object>(isMap, 'must be a map'), v.record(v.string(), value));

const nonEmptyMapOf = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(mapOf(value), v.minEntries(1, 'must not be empty'));

/** A map with exactly these keys. */
const strictMapOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return `is unknown; allowed are ${Object.keys(entries).join(', ')}`;
    return received === 'undefined' ? 'is missing' : 'must be a map';
  });

/** Requires at least one expectation, because a trial without any always passes. */
const requireOneOf = <Trial extends object>(...keys: (keyof Trial & string)[]) =>
  v.check<Trial, string>(
    (trial) => keys.some((key) => key in trial),
    `must contain at least one of ${keys.join(', ')}`,
  );

const targets: readonly unknown[] = Object.entries(EMITTER_FACTS).flatMap(([emitter, { hasGenerations }]) =>
  hasGenerations ? [emitter, `${emitter}:ir`] : [emitter],
);
const target = v.custom<Target>((value) => targets.includes(value), `must be one of ${targets.join(', ')}`);

const strings = nonEmptyListOf(anyString);
const stringsInFiles = nonEmptyMapOf(nonEmptyListOf(anyString));
const folder = v.exactOptional(nonEmptyString);
const generation = { folder, for: nonEmptyListOf(target), contract: v.exactOptional(nonEmptyString) };

const STEPS = [
  strictMapOf({ open: nonEmptyString, messages: v.exactOptional(listOf(nonEmptyString)) }),
  strictMapOf({
    request: nonEmptyString,
    at: nonEmptyString,
    params: v.exactOptional(mapOf(v.unknown())),
    answers: v.exactOptional(strings),
    count: v.exactOptional(number),
  }),
  strictMapOf({ notify: nonEmptyString, params: v.exactOptional(mapOf(v.unknown())) }),
  strictMapOf({ unreadable: nonEmptyString }),
  strictMapOf({ closes: number }),
] as const;

/** Keys of all steps of a language server trial. */
export const STEP_KEYS: readonly string[] = [...new Set(STEPS.flatMap(({ entries }) => Object.keys(entries)))];

const step = v.union(
  STEPS,
  'must be a step: open (messages), request and at (params, answers, count), notify (params), unreadable, or closes',
);

/** Schemas of all kinds of trials. */
const TRIALS = [
  v.pipe(
    strictMapOf({
      try: v.literal('emit'),
      ...generation,
      shared: v.exactOptional(boolean),
      writes: v.exactOptional(stringsInFiles),
      omits: v.exactOptional(stringsInFiles),
      lacks: v.exactOptional(strings),
      fails: v.exactOptional(nonEmptyString),
    }),
    requireOneOf('writes', 'omits', 'lacks', 'fails'),
  ),
  strictMapOf({
    try: v.literal('compile'),
    ...generation,
    error: nonEmptyString,
    program: v.exactOptional(nonEmptyString),
    options: v.exactOptional(mapOf(boolean)),
    alone: v.exactOptional(boolean),
  }),
  v.pipe(
    strictMapOf({
      try: v.literal('convert'),
      folder,
      from: v.picklist(CONVERTERS, `must be one of ${CONVERTERS.join(', ')}`),
      document: nonEmptyString,
      languages: v.exactOptional(strings),
      options: v.exactOptional(strings),
      writes: v.exactOptional(strings),
      omits: v.exactOptional(strings),
      refused: v.exactOptional(nonEmptyString),
      fails: v.exactOptional(nonEmptyString),
    }),
    requireOneOf('writes', 'omits', 'refused', 'fails'),
  ),
  v.pipe(
    strictMapOf({
      try: v.literal('command'),
      folder,
      words: listOf(anyString),
      process: v.exactOptional(boolean),
      input: v.exactOptional(nonEmptyString),
      exitCode: v.exactOptional(number),
      prints: v.exactOptional(strings),
      hides: v.exactOptional(strings),
      writes: v.exactOptional(nonEmptyMapOf(anyString)),
      lacks: v.exactOptional(strings),
    }),
    requireOneOf('prints', 'hides', 'writes', 'lacks'),
  ),
  strictMapOf({ try: v.literal('language-server'), folder, steps: nonEmptyListOf(step) }),
  strictMapOf({ try: v.literal('script'), folder, script: nonEmptyString, example: v.exactOptional(nonEmptyString) }),
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
export const CLAIM_SCHEMA: v.GenericSchema<unknown, Pick<Claim, 'says' | 'trials'>> = strictMapOf({
  says: v.exactOptional(nonEmptyString),
  trials: nonEmptyListOf(trial),
});

function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
