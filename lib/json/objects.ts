/** A JSON object in a document. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an object in a document; an empty one if the property is missing or not an object. */
export function readObject(parent: unknown, key: string): JsonObject {
  const value = readProperty(parent, key);
  return isJsonObject(value) ? value : {};
}

/** Returns an own property of an object; undefined if there is none, or if `parent` is not an object. */
export function readProperty(parent: unknown, key: string): unknown {
  return typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key)
    ? Reflect.get(parent, key)
    : undefined;
}

/** Returns a list in a document; an empty one if the property is missing or not a list. */
export function readList(parent: unknown, key: string): readonly unknown[] {
  const value = readProperty(parent, key);
  return Array.isArray(value) ? value : [];
}

/** Returns a string in a document; an empty one if the property is missing or not a string. */
export function readText(parent: unknown, key: string): string {
  const value = readProperty(parent, key);
  return typeof value === 'string' ? value : '';
}

/** Returns a string unchanged, and any other value as JSON. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
