import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findPointerOffsets } from '@site/lib/losses';
import { joinPointer } from '@site/lib/json/pointers';
import { findYamlPointerOffsets } from '../readYaml';

/** Every pointer of a value. */
function listPointers(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return [pointer, ...Object.entries(value).flatMap(([key, inner]) => listPointers(inner, joinPointer(pointer, key)))];
}

it.each([findPointerOffsets, findYamlPointerOffsets])('finds the key or the item of every pointer: %o', (find) => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 2), (value, indentation) => {
      const text = JSON.stringify({ root: [value] }, undefined, indentation);
      const pointers = listPointers(JSON.parse(text));
      for (const [pointer, offset] of find(text, pointers)) {
        const key = pointer.split('/').at(-1)!.replaceAll('~1', '/').replaceAll('~0', '~');
        const rest = text.slice(offset);
        if (pointer !== '' && !/^\d+$/.test(key)) expect(rest.startsWith(JSON.stringify(key)), pointer).toBe(true);
      }
    }),
  );
});

it('finds the nearest parent of a missing value, and the alias for the content of an alias', () => {
  expect(findPointerOffsets('{"a": [1, {"b": 2}]}', ['/a/1/b', '/a/1/c/d', '/x'])).toEqual(
    new Map([
      ['/a/1/b', 11],
      ['/a/1/c/d', 10],
      ['/x', 0],
    ]),
  );
  expect(findYamlPointerOffsets('a: &x\n  b: 1\nc: *x\n', ['/c', '/c/b', '/c/d'])).toEqual(
    new Map([
      ['/c', 13],
      ['/c/b', 8],
      ['/c/d', 13],
    ]),
  );
});
