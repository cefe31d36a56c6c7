/** A number in JSON notation, with all its digits and trailing zeros, which a JavaScript number does not preserve. */
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
 * @param content - a list, an instance of `Map` or of `NumberText`, or a value that `JSON.stringify` supports
 * @throws UnsupportedError for a list or map that contains itself
 */
export function formatJson(content: unknown): string {
  return formatValue(content, '\n', []);
}

/**
 * Writes a value as JSON.
 *
 * @param lineEnd - line break with the indentation of the next line
 * @param ancestors - lists and maps that contain the value
 * @throws UnsupportedError for a list or map that contains itself
 */
function formatValue(value: unknown, lineEnd: string, ancestors: readonly unknown[]): string {
  if (value instanceof NumberText) return value.text;
  if (!Array.isArray(value) && !(value instanceof Map)) return JSON.stringify(value);
  if (ancestors.includes(value)) {
    throw new UnsupportedError(
      'This YAML contains itself: an alias (`*name`) names the list or map that contains it. JSON cannot represent that: remove the alias.',
    );
  }
  const innerAncestors = [...ancestors, value];
  const innerLineEnd = `${lineEnd}  `;
  if (Array.isArray(value)) {
    return enclose(
      '[]',
      value.map((item: unknown) => formatValue(item, innerLineEnd, innerAncestors)),
      lineEnd,
    );
  }
  const entries = [...value].map(
    ([key, item]) => `${JSON.stringify(formatKey(key))}: ${formatValue(item, innerLineEnd, innerAncestors)}`,
  );
  return enclose('{}', entries, lineEnd);
}

/** Converts a key to a string. A key that is a YAML alias can have any type. */
function formatKey(key: unknown): string {
  return typeof key === 'string' ? key : formatValue(key, '', []);
}

function enclose([start = '', end = '']: string, parts: readonly string[], lineEnd: string): string {
  return parts.length === 0 ? start + end : `${start}${lineEnd}  ${parts.join(`,${lineEnd}  `)}${lineEnd}${end}`;
}
