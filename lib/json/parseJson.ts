/**
 * Parses JSON that another release of the site or another program may have written: stored data, attributes or files.
 *
 * @returns the value, which the caller must validate with `parseUntrusted`; undefined without a string, or if it is not
 *   JSON
 */
export function parseJson(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
