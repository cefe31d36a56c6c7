import { visitJsonParts } from './visitJsonParts';

/**
 * Finds the offsets in JSON that pointers refer to.
 *
 * @returns the offset of each key or list item, by pointer; for a key or item that does not exist, the offset of
 *   its nearest parent
 */
export function findPointerOffsets(json: string, pointers: readonly string[]): Map<string, number> {
  const all = new Map([['', 0]]);
  visitJsonParts(json, (pointer, offset) => all.set(pointer, offset));
  return new Map(pointers.map((pointer) => [pointer, findNearest(all, pointer)]));
}

function findNearest(offsets: ReadonlyMap<string, number>, pointer: string): number {
  const offset = offsets.get(pointer);
  return offset ?? findNearest(offsets, pointer.slice(0, pointer.lastIndexOf('/')));
}
