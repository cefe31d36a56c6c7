import { RESERVED_NAMES } from '../compiler/languageWords';

/** Patterns for the string formats that a repair can express, keyed by format. */
const FORMAT_PATTERNS: ReadonlyMap<string, string> = new Map([
  ['date', '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'],
  ['date-time', '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$'],
  ['uuid', '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'],
]);

/**
 * Formats a definition of a type for strings that match a pattern; undefined if no contract can contain the pattern.
 */
export function createPatternType(name: string, pattern: string): string | undefined {
  // A backslash at the end would escape the slash after the pattern.
  return /^(?:[^\\]|\\.)*$/s.test(pattern) ? `type ${name} = String(${formatPattern(pattern)})` : undefined;
}

/** Formats a pattern as in a contract. */
export function formatPattern(pattern: string): string {
  const escaped = escapeQuotes(pattern)
    .replaceAll(/\\.|\//g, (part) => (part === '/' ? '\\/' : part))
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
  // The compiler reads a slash as the beginning of a path if a letter, a digit, `_` or `-` follows.
  return /^[\w-]/.test(escaped) ? `/(?:${escaped})/` : `/${escaped}/`;
}

/** Escapes the quotation marks in a pattern, which would end the string literal in generated Java or Python. */
export function escapeQuotes(pattern: string): string {
  return pattern.replaceAll(/\\?./gs, (part) => (part.endsWith('"') ? String.raw`\x22` : part));
}

/** Formats a definition of a type for strings of a format; `undefined` if no pattern describes the format. */
export function createFormatType(name: string, format: string): string | undefined {
  const pattern = FORMAT_PATTERNS.get(format);
  return pattern === undefined ? undefined : createPatternType(name, pattern);
}

/** Formats a definition of a type for strings with a limited length. */
export function createLengthType(name: string, minLength: number, maxLength: number | undefined): string | undefined {
  return createPatternType(name, `^[\\s\\S]{${minLength},${maxLength ?? ''}}$`);
}

/** Formats a definition of a type for the given strings, for an enum that the contract does not express. */
export function createValuesType(name: string, values: readonly string[]): string | undefined {
  return createPatternType(
    name,
    `^(${values.map((value) => value.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|')})$`,
  );
}

/** Formats a definition of a type for numbers within bounds; `undefined` if a bound needs an exponent. */
export function createBoundsType(
  name: string,
  base: string,
  bounds: readonly (number | undefined)[],
): string | undefined {
  const isWhole = base.startsWith('Integer');
  const formatBound = (bound: number | undefined): string =>
    bound === undefined ? '_' : isWhole || !Number.isInteger(bound) ? String(bound) : bound.toFixed(1);
  const written = bounds.map(formatBound).join(', ');
  return written.includes('e') ? undefined : `type ${name} = ${base}(${written})`;
}

/** Creates a type name from parts: `loan-item` and `status` become `LoanItemStatus`, and `2fa` becomes `T2fa`. */
export function toTypeName(...parts: string[]): string {
  const words = parts.map((part) =>
    part.replaceAll(/(?:^|[^A-Za-z0-9])[^A-Za-z0-9]*([A-Za-z0-9]?)/g, (_, letter: string) => letter.toUpperCase()),
  );
  const name = words.join('').replace(/^(?=[^A-Z]|$)/, 'T');
  return RESERVED_NAMES.has(name) ? `T${name}` : name;
}

/** Returns a name unchanged if the compiler accepts it as the name of a type; otherwise a similar name. */
export function toValidName(name: string): string {
  return /^[A-Z]\w*$/.test(name) && !RESERVED_NAMES.has(name) ? name : toTypeName(name);
}

/**
 * Returns whether the compiler accepts a string as the type of a field. Converters also write types that it refuses:
 * names with dots, lists of lists, and lists of dictionaries.
 */
export function isFieldType(text: string): boolean {
  return /^(?:\{[A-Z]\w*\??(?:\[\]\??)?\}|[A-Z]\w*(?:\??\[\])?)\??$/.test(text);
}
