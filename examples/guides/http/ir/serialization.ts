import type { Wirespec } from './generated/Wirespec';

/** Names of number and Boolean types. Add the refined types of your contract that are numbers or Booleans. */
const NUMBERS = new Set(['number']);
const BOOLEANS = new Set(['boolean']);

/** A number as JSON writes it: neither `0x10` nor `Infinity`. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/** Converts the text of a path, a query or a header to a value of its type. */
function read(text: string, type: string): unknown {
  if (NUMBERS.has(type)) {
    if (!NUMBER.test(text)) throw new Error(`"${text}" is not a number`);
    return Number(text);
  }
  if (BOOLEANS.has(type)) {
    if (text !== 'true' && text !== 'false') throw new Error(`"${text}" is neither true nor false`);
    return text === 'true';
  }
  return text;
}

function readAll(values: readonly string[], type: string): unknown {
  return type.endsWith('[]') ? values.map((value) => read(value, type.slice(0, -2))) : read(values[0] ?? '', type);
}

// Each `as T` is safe, because the generated code passes the name of T as `type`.
export const serialization: Wirespec.Serialization = {
  serializeBody: (value) => new TextEncoder().encode(JSON.stringify(value)),
  deserializeBody: <T>(raw: Uint8Array) => JSON.parse(new TextDecoder().decode(raw)) as T,
  serializePath: (value) => String(value),
  deserializePath: <T>(raw: string, type: string) => read(raw, type) as T,
  serializeParam: (value) => (Array.isArray(value) ? value.map(String) : [String(value)]),
  deserializeParam: <T>(values: string[], type: string) => readAll(values, type) as T,
};
