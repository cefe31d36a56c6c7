import { splitPointer } from '../json/pointers';
import type { Loss } from './types';
import { visitJsonParts } from './visitJsonParts';

/** Matches pointers to information for people. The values of other keys may describe data that programs exchange. */
const INFORMATION_POINTER = /(?<!\/properties)\/(?:title|summary|description|examples?|externalDocs|tags)(?:\/|$)/;

/**
 * Finds the keys that an object in JSON has more than once. Parsers keep only the last value.
 *
 * @returns a loss for each of these keys, but none for the keys inside their values
 */
export function findDuplicateKeyLosses(json: string): Loss[] {
  const all = new Set<string>();
  const duplicates = new Set<string>();
  visitJsonParts(json, (pointer) => {
    if (all.has(pointer)) duplicates.add(pointer);
    all.add(pointer);
  });
  return [...duplicates].filter((pointer) => !hasParentIn(duplicates, pointer)).map(createLoss);
}

function hasParentIn(pointers: ReadonlySet<string>, pointer: string): boolean {
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  return parent !== '' && (pointers.has(parent) || hasParentIn(pointers, parent));
}

function createLoss(pointer: string): Loss {
  const key = splitPointer(pointer).at(-1) ?? '';
  const sentence = `\`${key}\` is written more than once, and only its last value is converted`;
  return { pointer, kind: 'duplicate', effect: INFORMATION_POINTER.test(pointer) ? 'note' : 'wire', sentence };
}
