/** The value of a JSON text from outside this release (storage, attributes, files); `undefined` when the text is not JSON. What it contains still needs a check, see `parseOutside`. */
export function parseJson(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
