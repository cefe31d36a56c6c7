/** Compares a document with the contract that was converted from it, and lists the differences. */
import { createPositionFinder } from '../compiler/textPosition';
import { findAvroLosses } from './findAvroLosses';
import { findOpenApiLosses } from './findOpenApiLosses';
import { isJsonObject } from '../json/objects';
import { parseContract } from './parseContract';
import { EFFECTS, type Loss, type LocatedLoss } from './types';

export { findDuplicateKeyLosses } from './findDuplicateKeyLosses';
export { findPointerOffsets } from './findPointerOffsets';
export * from './types';

/** @returns whether a document is an OpenAPI description or an Avro record, the only Avro type that can be converted */
export function isComparableDocument(document: unknown): boolean {
  return isJsonObject(document) && ['openapi', 'swagger', 'fields'].some((key) => key in document);
}

/**
 * Compares an OpenAPI description or an Avro schema with the contract that was converted from it, even if the contract
 * was edited since. The comparison does not depend on the behavior of the converters, so a compiler that preserves more
 * causes fewer losses.
 *
 * @param document - a document that `isComparableDocument` accepts
 * @returns the losses in no particular order; none if the document is not a JSON object
 */
export function findLosses(document: unknown, contract: string): Loss[] {
  if (!isJsonObject(document)) return [];
  const isOpenApi = 'openapi' in document || 'swagger' in document;
  return (isOpenApi ? findOpenApiLosses : findAvroLosses)(document, parseContract(contract));
}

/**
 * Adds the position in the document to each loss.
 *
 * @param text - the document as JSON or YAML
 * @param findPointerOffsets - finds the offsets of JSON pointers in `text`
 * @returns the losses, the most severe first, then by position
 */
export function locateLosses(
  losses: readonly Loss[],
  text: string,
  findPointerOffsets: (text: string, pointers: readonly string[]) => ReadonlyMap<string, number>,
): LocatedLoss[] {
  const offsets = findPointerOffsets(
    text,
    losses.map(({ pointer }) => pointer),
  );
  const findPosition = createPositionFinder(text);
  return losses
    .map((loss) => {
      const offset = offsets.get(loss.pointer) ?? 0;
      return { ...loss, offset, ...findPosition(offset) };
    })
    .toSorted((one, other) => EFFECTS.indexOf(one.effect) - EFFECTS.indexOf(other.effect) || one.offset - other.offset);
}
