import { parseJson } from '../json/parseJson';
import { joinPointer } from '../json/pointers';

/** Matches a string, a bracket or separator, or a number or word. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s"[\]{},:]+/g;

/**
 * Calls a function for each key and list item in JSON, in their order. A key that an object has twice is visited twice.
 *
 * @param visit - receives the JSON pointer of the key or item, and the offset in `json` at which the key or item begins
 */
export function visitJsonParts(json: string, visit: (pointer: string, offset: number) => void): void {
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
      visit(current, offset);
    } else {
      if (owner?.index !== undefined) {
        current = joinPointer(owner.pointer, owner.index);
        owner.index += 1;
        visit(current, offset);
      }
      if (token === '[' || token === '{') open.push({ pointer: current, index: token === '[' ? 0 : undefined });
      isKey = token === '{';
    }
  }
}
