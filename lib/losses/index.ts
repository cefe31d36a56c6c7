/** What a contract does not say as the document it was converted from does. */
import { findAvroLosses } from './findAvroLosses';
import { findOpenApiLosses } from './findOpenApiLosses';
import { isJson } from './json';
import { readContract } from './readContract';
import { EFFECTS, type Loss } from './types';

export { findPlaces } from './findPlaces';
export * from './types';

/**
 * Compares a document of OpenAPI or an Avro schema with a contract: the one that was converted from it, or what became of that by hand. Nothing is known of what the converters do: a
 * compiler that keeps more has fewer losses.
 *
 * @returns the most severe ones first, each in order of the document
 */
export function findLosses(document: unknown, contract: string): Loss[] {
  if (!isJson(document)) return [];
  const isOpenApi = 'openapi' in document || 'swagger' in document;
  const losses = (isOpenApi ? findOpenApiLosses : findAvroLosses)(document, readContract(contract));
  return losses.toSorted((one, other) => EFFECTS.indexOf(one.effect) - EFFECTS.indexOf(other.effect));
}
