import fc from 'fast-check';

/**
 * Options of fast-check for property-based tests: the number of values to generate. If a test fails, fast-check prints
 * the seed and the smallest failing value.
 */
export const GENERATED = { numRuns: 1000 };

/**
 * Generates values that storage, responses or messages can contain: arbitrary JSON, and values like the example with
 * wrong or missing parts, at any depth.
 */
export function untrustedValues(example: object): fc.Arbitrary<unknown> {
  const broken = fc.record(
    Object.fromEntries(
      Object.entries(example).map(([key, value]): [string, fc.Arbitrary<unknown>] => [
        key,
        fc.oneof({ weight: 3, arbitrary: fc.constant(value as unknown) }, fc.jsonValue(), ...varyPart(value)),
      ]),
    ),
    { requiredKeys: [] },
  );

  return fc.oneof(fc.jsonValue(), broken, fc.array(fc.oneof(broken, fc.constant(example), fc.jsonValue())));
}

/** Varies a part of an example; for a list, its first entry. */
function varyPart(value: unknown): fc.Arbitrary<unknown>[] {
  const part: unknown = Array.isArray(value) ? value[0] : value;

  return typeof part === 'object' && part !== null ? [untrustedValues(part)] : [];
}

/** Generates arbitrary strings: JSON, broken JSON, and text that is not JSON. */
export function untrustedTexts(example: object): fc.Arbitrary<string> {
  return fc.oneof(
    untrustedValues(example).map((value) => JSON.stringify(value)),
    fc
      .tuple(
        untrustedValues(example).map((value) => JSON.stringify(value)),
        fc.nat(),
      )
      .map(([text, cut]) => text.slice(0, cut % (text.length + 1))),
    fc.string({ unit: 'binary' }),
  );
}
