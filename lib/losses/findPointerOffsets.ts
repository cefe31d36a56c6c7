import { parseJson } from '../json/parseJson';
import { joinPointer } from '../json/pointers';

const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s"[\]{},:]+/g;

/**
 * Finds the places in JSON that pointers refer to.
 *
 * @returns the offset of each key or list item, by pointer; if it does not exist, the offset of its nearest parent
 */
export function findPointerOffsets(json: string, pointers: readonly string[]): Map<string, number> {
  const all = new Map([['', 0]]);
  // Pointers of the lists and objects that are not closed yet, each with the next index if it is a list.
  const open: { pointer: string; index: number | undefined }[] = [];
  let current = '';
  let isKey = false;
  for (const { 0: token, index: offset } of json.matchAll(TOKEN)) {
    const owner = open.at(-1);
    if (token === ']' || token === '}') open.pop();
    else if (token === ',') isKey = owner?.index === undefined;
    else if (token === ':') isKey = false;
    else if (isKey) {
      current = joinPointer(owner?.pointer ?? '', String(parseJson(token)));
      all.set(current, offset);
    } else {
      if (owner?.index !== undefined) {
        current = joinPointer(owner.pointer, owner.index);
        owner.index += 1;
        all.set(current, offset);
      }
      if (token === '[' || token === '{') open.push({ pointer: current, index: token === '[' ? 0 : undefined });
      isKey = token === '{';
    }
  }
  return new Map(pointers.map((pointer) => [pointer, findNearest(all, pointer)]));
}

function findNearest(places: ReadonlyMap<string, number>, pointer: string): number {
  const place = places.get(pointer);
  return place ?? findNearest(places, pointer.slice(0, pointer.lastIndexOf('/')));
}
