/** What a contract does not say as the document it was converted from does. */
import { createPositionFinder } from '../compiler/textPosition';
import { findAvroLosses } from './findAvroLosses';
import { findOpenApiLosses } from './findOpenApiLosses';
import { isJson } from './json';
import { readContract } from './readContract';
import { EFFECTS, type Loss, type PlacedLoss } from './types';

export { findPlaces } from './findPlaces';
export * from './types';

/** Whether a document is of OpenAPI, or an Avro schema. */
export function isDescription(document: unknown): boolean {
  return isJson(document) && ['openapi', 'swagger', 'fields'].some((key) => key in document);
}

/**
 * Compares a document of OpenAPI or an Avro schema with a contract: the one that was converted from it, or what became of that by hand. Nothing is known of what the converters do: a
 * compiler that keeps more has fewer losses.
 */
export function findLosses(document: unknown, contract: string): Loss[] {
  if (!isJson(document)) return [];
  const isOpenApi = 'openapi' in document || 'swagger' in document;
  return (isOpenApi ? findOpenApiLosses : findAvroLosses)(document, readContract(contract));
}

/** Says where in a text losses are, and brings them into its order, the most severe first. @param findPlaces - gives the offsets of pointers */
export function placeLosses(
  losses: readonly Loss[],
  text: string,
  findPlaces: (text: string, pointers: readonly string[]) => ReadonlyMap<string, number>,
): PlacedLoss[] {
  const places = findPlaces(
    text,
    losses.map(({ pointer }) => pointer),
  );
  const findPosition = createPositionFinder(text);
  return losses
    .map((loss) => {
      const offset = places.get(loss.pointer) ?? 0;
      return { ...loss, offset, ...findPosition(offset) };
    })
    .toSorted((one, other) => EFFECTS.indexOf(one.effect) - EFFECTS.indexOf(other.effect) || one.offset - other.offset);
}
