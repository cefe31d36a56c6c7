/** Patterns for the string formats that a repair can check, keyed by format. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['date', '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'],
  ['date-time', '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$'],
  ['uuid', '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'],
]);

/** Formats a definition of a type for strings that match a pattern. */
export function createPatternType(name: string, pattern: string): string {
  return `type ${name} = String(/${pattern.replaceAll(/\\.|\//g, (part) => (part === '/' ? '\\/' : part)).replaceAll('\n', '\\n')}/)`;
}

/** Formats a definition of a type for strings of a format; `undefined` if no pattern describes the format. */
export function createFormatType(name: string, format: string): string | undefined {
  const pattern = FORMATS.get(format);
  return pattern === undefined ? undefined : createPatternType(name, pattern);
}

/** Formats a definition of a type for strings with a limited length. */
export function createLengthType(name: string, minLength: number | undefined, maxLength: number | undefined): string {
  return createPatternType(name, `^[\\s\\S]{${minLength ?? 0},${maxLength ?? ''}}$`);
}

/** Formats a definition of a type for the given strings, for an enum that the contract does not express. */
export function createValuesType(name: string, values: readonly string[]): string {
  return createPatternType(
    name,
    `^(${values.map((value) => value.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|')})$`,
  );
}

/** Formats a definition of a type for numbers within bounds. */
export function createBoundsType(name: string, base: string, bounds: readonly (number | undefined)[]): string {
  const isWhole = base.startsWith('Integer');
  const write = (bound: number | undefined): string =>
    bound === undefined ? '_' : isWhole || !Number.isInteger(bound) ? String(bound) : bound.toFixed(1);
  return `type ${name} = ${base}(${bounds.map(write).join(', ')})`;
}

/** Creates a type name from parts: `loan-item` and `status` become `LoanItemStatus`, and `2fa` becomes `T2fa`. */
export function toTypeName(...parts: string[]): string {
  const name = parts.map((part) =>
    part.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, (_, letter: string) => letter.toUpperCase()),
  );
  return name.join('').replace(/^(?=[^A-Z])/, 'T');
}
