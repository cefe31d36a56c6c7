import type { Wirespec } from './generated/Wirespec';

/** The type of each parameter and response header that is not a string: the generated code does not say it. */
export type Kinds = Readonly<Record<string, 'number' | 'boolean' | 'string[]' | 'number[]'>>;

/** All values are JSON text inside the raw requests and responses; `undefined` stays what it is. */
export const serialization: Wirespec.Serialization = {
  serialize: (value) => JSON.stringify(value),
  // `as T`: JSON has no types; the generated code asks for the one in the contract.
  deserialize: <T>(raw: string | undefined) => (raw === undefined ? undefined : JSON.parse(raw)) as T,
};

/** JSON text as it goes over the wire: several values for a list, none for an absent value. */
export function toWire(json: string | undefined): string[] {
  if (json === undefined) return [];
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

/** The way back, for which the kind is needed: `5` may be a string or a number. */
export function fromWire(values: readonly string[], kind: Kinds[string] | undefined): string | undefined {
  if (kind?.endsWith('[]')) {
    return JSON.stringify(kind === 'number[]' ? values.map(readNumber) : values);
  }
  const [text] = values;
  if (text === undefined) return undefined;
  if (kind === 'number') return JSON.stringify(readNumber(text));
  if (kind === 'boolean' && text !== 'true' && text !== 'false') throw new Error(`"${text}" is neither true nor false`);
  return kind === 'boolean' ? text : JSON.stringify(text);
}

/** A number as JSON writes it: neither `0x10` nor `Infinity`. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

function readNumber(text: string): number {
  if (!NUMBER.test(text)) throw new Error(`"${text}" is not a number`);
  return Number(text);
}

/** JSON text for each name that has values. */
export function readNamed(named: Readonly<Record<string, readonly string[]>>, kinds: Kinds): Record<string, string> {
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, values]) => {
      // A query may be called `toString`, which every object has.
      const json = fromWire(values, Object.hasOwn(kinds, name) ? kinds[name] : undefined);
      return json === undefined ? [] : [[name, json]];
    }),
  );
}
