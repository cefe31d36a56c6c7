import type { Wirespec } from './generated/Wirespec';

/** Types of parameters and response headers that are not strings. The generated code does not contain them. */
export type Kinds = Readonly<Record<string, 'number' | 'boolean' | 'string[]' | 'number[]'>>;

/** All values are JSON in raw requests and responses; `undefined` stays `undefined`. */
export const serialization: Wirespec.Serialization = {
  serialize: (value) => JSON.stringify(value),
  // `as T`: JSON has no types; the generated code asks for the one in the contract.
  deserialize: <T>(raw: string | undefined) => (raw === undefined ? undefined : JSON.parse(raw)) as T,
};

/** Converts JSON to the strings to send: several for a list, none for an absent value. */
export function toWire(json: string | undefined): string[] {
  if (json === undefined) return [];
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

/** Converts received strings to JSON. It needs the kind, because `5` may be a string or a number. */
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

/** Converts received values to JSON, by name. Omits names without values. */
export function readNamed(named: Readonly<Record<string, readonly string[]>>, kinds: Kinds): Record<string, string> {
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, values]) => {
      // A query may be called `toString`, which every object has.
      const json = fromWire(values, Object.hasOwn(kinds, name) ? kinds[name] : undefined);
      return json === undefined ? [] : [[name, json]];
    }),
  );
}
