/** An object of a document. */
export type Json = Readonly<Record<string, unknown>>;

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A part of a document: an object, or one without keys where there is none. */
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

/** A value that should be a string, but may be anything. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The pointer to a part of what another pointer points to. */
export function join(pointer: string, ...keys: (string | number)[]): string {
  return [pointer, ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/** The keys of a pointer. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
