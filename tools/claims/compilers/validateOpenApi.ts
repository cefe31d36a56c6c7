import { loadTool } from '../packages';

/** The part of the validator that is used; its own types are where it is installed. */
interface OpenApiValidator {
  Validator: new () => {
    validate: (
      document: object,
    ) => Promise<{ valid: boolean; errors?: string | { instancePath: string; message?: string }[] }>;
    resolveRefs: () => unknown;
  };
}

/**
 * Validates an OpenAPI document (2.0 or 3.x) against the schema of its version, and resolves its references.
 *
 * @param text - JSON.
 * @returns one entry `place message` for each distinct error, sorted.
 */
export async function validateOpenApi(text: string): Promise<string[]> {
  // What is loaded by name has no type. A document that emitters write is an object.
  const { Validator } = loadTool('@seriousme/openapi-schema-validator') as OpenApiValidator;
  const document = JSON.parse(text) as object;
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
