import fc from 'fast-check';

/** How many values are generated for each border. fast-check prints the seed and the smallest value on failure. */
export const GENERATED = { numRuns: 1000 };

/** Anything a key of the storage, an answer or a message can hold: JSON of any form, and values that resemble an expected one with parts that are wrong or missing. */
export function outsideValues(example: object): fc.Arbitrary<unknown> {
  const broken = fc.record(
    Object.fromEntries(
      Object.entries(example).map(([key, value]): [string, fc.Arbitrary<unknown>] => [
        key,
        fc.oneof({ weight: 3, arbitrary: fc.constant(value as unknown) }, fc.jsonValue()),
      ]),
    ),
    { requiredKeys: [] },
  );

  return fc.oneof(fc.jsonValue(), broken, fc.array(fc.oneof(broken, fc.constant(example), fc.jsonValue())));
}

/** Anything a text can be: JSON, broken JSON, or no JSON at all. */
export function outsideTexts(example: object): fc.Arbitrary<string> {
  return fc.oneof(
    outsideValues(example).map((value) => JSON.stringify(value)),
    fc
      .tuple(
        outsideValues(example).map((value) => JSON.stringify(value)),
        fc.nat(),
      )
      .map(([text, cut]) => text.slice(0, cut % (text.length + 1))),
    fc.string({ unit: 'binary' }),
  );
}
