import { loadTool } from '../packages';

/**
 * Part of the validator that this module uses. Its types are in `claims/node_modules`, which this project cannot
 * import.
 */
interface OpenApiValidator {
  Validator: new () => {
    validate: (
      document: object,
    ) => Promise<{ valid: boolean; errors?: string | { instancePath: string; message?: string }[] }>;
  };
}

/**
 * Validates an OpenAPI document (2.0 or 3.x) against the schema of its version, and resolves its references.
 *
 * @param text - the document as JSON
 * @returns the distinct errors as `path message`, sorted
 */
export async function validateOpenApi(text: string): Promise<string[]> {
  // The cast is needed because `loadTool` returns `unknown`. The emitters always write an object.
  const { Validator } = loadTool('@seriousme/openapi-schema-validator') as OpenApiValidator;
  const document = JSON.parse(text) as object;
  const { valid, errors } = await new Validator().validate(document);
  if (valid) return [];
  const list = Array.isArray(errors) ? errors : [{ instancePath: '', message: errors }];
  return [...new Set(list.map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`.trim()))].sort();
}
