/** A JSON object in a document. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a part of a document that should be an object; an empty object if it is not one. */
export function readObject(parent: unknown, key: string): JsonObject {
  const value = readProperty(parent, key);
  return isJsonObject(value) ? value : {};
}

/** Returns an own property of an object; undefined if it has none. */
export function readProperty(parent: unknown, key: string): unknown {
  return typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key)
    ? Reflect.get(parent, key)
    : undefined;
}

export function readList(parent: unknown, key: string): readonly unknown[] {
  const value = readProperty(parent, key);
  return Array.isArray(value) ? value : [];
}

export function readText(parent: unknown, key: string): string {
  const value = readProperty(parent, key);
  return typeof value === 'string' ? value : '';
}

/** Returns a string unchanged, and any other value as JSON. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
