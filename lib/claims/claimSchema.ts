import * as v from 'valibot';
import { EMITTER_FACTS } from '../compiler/emitters';
import { CONVERTERS } from '../compiler/types';
import type { Claim, Target } from './Claim';

// Each message continues after the name of the value: `"trials[0].error" is missing`.

const anyText = v.string('must be a text');
const text = v.pipe(anyText, v.nonEmpty('must not be empty'));
const flag = v.boolean('must be true or false');
const number = v.number('must be a number');

const listOf = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list');

const someOf = <Item extends v.GenericSchema>(item: Item) => v.pipe(listOf(item), v.minLength(1, 'must not be empty'));

// `v.record` alone would accept an array.
const mapOf = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(v.custom<object>(isMap, 'must be a map'), v.record(v.string(), value));

const someMapOf = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(mapOf(value), v.minEntries(1, 'must not be empty'));

/** A map with exactly these keys. */
const keysOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return `is not known here; known are ${Object.keys(entries).join(', ')}`;
    return received === 'undefined' ? 'is missing' : 'must be a map';
  });

/** Requires at least one expectation, because a trial without any always passes. */
const hasOneOf = <Trial extends object>(...keys: (keyof Trial & string)[]) =>
  v.check<Trial, string>(
    (trial) => keys.some((key) => key in trial),
    `must contain at least one of ${keys.join(', ')}`,
  );

const targets: readonly unknown[] = Object.entries(EMITTER_FACTS).flatMap(([emitter, { hasGenerations }]) =>
  hasGenerations ? [emitter, `${emitter}:ir`] : [emitter],
);
const target = v.custom<Target>((value) => targets.includes(value), `must be one of ${targets.join(', ')}`);

const texts = someOf(anyText);
const textsInFiles = someMapOf(someOf(anyText));
const folder = v.exactOptional(text);
const generation = { folder, for: someOf(target), contract: v.exactOptional(text) };

const STEPS = [
  keysOf({ open: text, messages: v.exactOptional(listOf(text)) }),
  keysOf({
    request: text,
    at: text,
    params: v.exactOptional(mapOf(v.unknown())),
    answers: v.exactOptional(texts),
    count: v.exactOptional(number),
  }),
  keysOf({ notify: text, params: v.exactOptional(mapOf(v.unknown())) }),
  keysOf({ unreadable: text }),
  keysOf({ closes: number }),
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
    keysOf({
      try: v.literal('emit'),
      ...generation,
      shared: v.exactOptional(flag),
      writes: v.exactOptional(textsInFiles),
      omits: v.exactOptional(textsInFiles),
      lacks: v.exactOptional(texts),
      fails: v.exactOptional(text),
    }),
    hasOneOf('writes', 'omits', 'lacks', 'fails'),
  ),
  keysOf({
    try: v.literal('compile'),
    ...generation,
    error: text,
    program: v.exactOptional(text),
    options: v.exactOptional(mapOf(flag)),
    alone: v.exactOptional(flag),
  }),
  v.pipe(
    keysOf({
      try: v.literal('convert'),
      folder,
      from: v.picklist(CONVERTERS, `must be one of ${CONVERTERS.join(', ')}`),
      document: text,
      languages: v.exactOptional(texts),
      options: v.exactOptional(texts),
      writes: v.exactOptional(texts),
      omits: v.exactOptional(texts),
      refused: v.exactOptional(text),
      fails: v.exactOptional(text),
    }),
    hasOneOf('writes', 'omits', 'refused', 'fails'),
  ),
  v.pipe(
    keysOf({
      try: v.literal('command'),
      folder,
      words: listOf(anyText),
      process: v.exactOptional(flag),
      input: v.exactOptional(text),
      exitCode: v.exactOptional(number),
      prints: v.exactOptional(texts),
      hides: v.exactOptional(texts),
      writes: v.exactOptional(someMapOf(anyText)),
      lacks: v.exactOptional(texts),
    }),
    hasOneOf('prints', 'hides', 'writes', 'lacks'),
  ),
  keysOf({ try: v.literal('language-server'), folder, steps: someOf(step) }),
  keysOf({ try: v.literal('script'), folder, script: text, example: v.exactOptional(text) }),
] as const;

/** Keys of each kind of trial, in schema order. */
export const TRIAL_KEYS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  TRIALS.map(({ entries }) => [entries.try.literal, Object.keys(entries)]),
);

const WAYS = TRIALS.map(({ entries }) => entries.try.literal).join(', ');

const trial = v.variant('try', TRIALS, ({ expected, received }) => {
  if (expected === 'Object') return 'must be a map';
  return received === 'undefined' ? 'is missing' : `must be one of ${WAYS}`;
});

/** Schema of `claim.yaml`. */
export const CLAIM_SCHEMA: v.GenericSchema<unknown, Pick<Claim, 'says' | 'trials'>> = keysOf({
  says: v.exactOptional(text),
  trials: someOf(trial),
});

function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
