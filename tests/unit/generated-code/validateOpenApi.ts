import { Validator } from '@seriousme/openapi-schema-validator';

/**
 * Validates an OpenAPI document (2.0 or 3.x) against the schema of its version, and resolves its references.
 *
 * @param text - JSON.
 * @returns one entry `place message` for each distinct error, sorted.
 */
export async function validate(text: string): Promise<string[]> {
  const document = JSON.parse(text) as Record<string, unknown>;
  const validator = new Validator();
  const { valid, errors } = await validator.validate(document);
  if (!valid) {
    const list = Array.isArray(errors) ? errors : [{ instancePath: '', message: errors }];
    return [...new Set(list.map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`.trim()))].sort();
  }
  try {
    validator.resolveRefs();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
