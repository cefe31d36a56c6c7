/**
 * Parses JSON from outside this release (storage, attributes, files).
 *
 * @returns the value, which still has to be validated with `parseOutside`; undefined if the string is not JSON
 */
export function parseJson(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
