/** A number in JSON notation. JavaScript numbers do not preserve all digits or trailing zeros. */
export class NumberText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Error for content that has no equivalent in JSON. Its message is for readers. */
export class UnsupportedError extends Error {
  override name = 'UnsupportedError';
}

/**
 * Writes JSON that keeps the order of the keys. Maps must be instances of `Map`, because JavaScript objects move keys
 * that look like integers, such as statuses, to the beginning.
 *
 * @param content - lists, instances of `Map` with strings as keys, and values that `JSON.stringify` supports
 * @throws UnsupportedError for a list or map that contains itself
 */
export function formatJson(content: unknown): string {
  return formatValue(content, '\n', []);
}

/**
 * Writes a value as JSON.
 *
 * @param lineEnd - line break with the indentation of the next line
 * @param owners - lists and maps that contain the value
 * @throws UnsupportedError for a list or map that contains itself
 */
function formatValue(value: unknown, lineEnd: string, owners: readonly unknown[]): string {
  if (value instanceof NumberText) return value.text;
  if (!Array.isArray(value) && !(value instanceof Map)) return JSON.stringify(value);
  if (owners.includes(value)) {
    throw new UnsupportedError(
      'This YAML contains itself: an alias (`*name`) names the list or map that contains it. JSON cannot represent that: remove the alias.',
    );
  }
  const inside = [...owners, value];
  const within = `${lineEnd}  `;
  if (Array.isArray(value)) {
    return enclose(
      '[]',
      value.map((item: unknown) => formatValue(item, within, inside)),
      lineEnd,
    );
  }
  const entries = [...value].map(
    ([key, item]) => `${JSON.stringify(formatKey(key))}: ${formatValue(item, within, inside)}`,
  );
  return enclose('{}', entries, lineEnd);
}

/** Converts a key to a string. Keys that are aliases can have any type. */
function formatKey(key: unknown): string {
  return typeof key === 'string' ? key : formatValue(key, '', []);
}

function enclose([start = '', end = '']: string, parts: readonly string[], lineEnd: string): string {
  return parts.length === 0 ? start + end : `${start}${lineEnd}  ${parts.join(`,${lineEnd}  `)}${lineEnd}${end}`;
}
