/**
 * Returns the name of a class that the Kotlin compiler has written. The name comes from Kotlin's metadata, because
 * minifiers change the names of functions.
 *
 * @returns undefined for other values
 */
export function readClassName(constructor: unknown): string | undefined {
  const { $metadata$ } = Object(constructor) as { $metadata$?: { simpleName?: string } };
  return $metadata$?.simpleName;
}
