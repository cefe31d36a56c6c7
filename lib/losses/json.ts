/** A JSON object in a document. */
export type Json = Readonly<Record<string, unknown>>;

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a part of a document that should be an object; an empty object if it is not one. */
export function readJson(parent: unknown, key: string): Json {
  const value = readKey(parent, key);
  return isJson(value) ? value : {};
}

export function readKey(parent: unknown, key: string): unknown {
  return typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key)
    ? Reflect.get(parent, key)
    : undefined;
}

export function readList(parent: unknown, key: string): readonly unknown[] {
  const value = readKey(parent, key);
  return Array.isArray(value) ? value : [];
}

export function readText(parent: unknown, key: string): string {
  const value = readKey(parent, key);
  return typeof value === 'string' ? value : '';
}

/** Converts a value that should be a string to a string. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Appends a key to a pointer. */
export function join(pointer: string, ...keys: (string | number)[]): string {
  return [pointer, ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/** Splits a pointer into its keys. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
