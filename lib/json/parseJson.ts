/**
 * Parses JSON that another release or another program may have written, such as stored data, attributes and files.
 *
 * @returns the value, which the caller must validate with `parseOutside`; undefined if there is no string, or if it is
 *   not JSON
 */
export function parseJson(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
