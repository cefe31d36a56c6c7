import { Validator } from '@seriousme/openapi-schema-validator';

/**
 * Validates an OpenAPI document against the schema of its version, and resolves its references.
 *
 * @param {string} text the document as JSON or YAML
 * @returns {Promise<string>} the errors; an empty string for a valid document
 */
export async function findOpenApiErrors(text) {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(text);
  if (!valid) return JSON.stringify(errors);
  try {
    validator.resolveRefs();
    return '';
  } catch (error) {
    return String(error);
  }
}
