/** An object of a parsed JSON or YAML document. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether a value is an object, but neither `null` nor a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an own property of `parent` if it is an object; otherwise an empty object. */
export function readObject(parent: unknown, key: string): JsonObject {
  const value = readProperty(parent, key);
  return isJsonObject(value) ? value : {};
}

/** Returns an own property of `parent`; undefined if it is missing, or if `parent` is not an object. */
export function readProperty(parent: unknown, key: string): unknown {
  return typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key)
    ? Reflect.get(parent, key)
    : undefined;
}

/** Returns an own property of `parent` if it is a list; otherwise an empty list. */
export function readList(parent: unknown, key: string): readonly unknown[] {
  const value = readProperty(parent, key);
  return Array.isArray(value) ? value : [];
}

/** Returns an own property of `parent` if it is a string; otherwise an empty string. */
export function readText(parent: unknown, key: string): string {
  const value = readProperty(parent, key);
  return typeof value === 'string' ? value : '';
}

/** Returns a string unchanged, and any other value as JSON. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
