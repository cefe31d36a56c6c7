import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findPointerOffsets } from '@site/lib/losses';
import { joinPointer } from '@site/lib/json/pointers';
import { GENERATED } from '../../../../../tests/support/untrustedValues';
import { findYamlPointerOffsets } from '../readYaml';

/** Lists the parts of a value by pointer: the beginning of their text, which is the key of a field. */
function listParts(value: unknown): Map<string, string> {
  const parts = new Map([['', '{']]);
  const addParts = (container: unknown, parent: string): void => {
    if (typeof container !== 'object' || container === null) return;
    for (const [key, inner] of Object.entries(container)) {
      const pointer = joinPointer(parent, key);
      const isItem = Array.isArray(container);
      const isContainer = typeof inner === 'object' && inner !== null;
      const start = !isContainer ? JSON.stringify(inner) : Array.isArray(inner) ? '[' : '{';
      parts.set(pointer, isItem ? start : JSON.stringify(key));
      addParts(inner, pointer);
    }
  };
  addParts(value, '');
  return parts;
}

it.each([findPointerOffsets, findYamlPointerOffsets])('finds the key or the item at every pointer: %o', (find) => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 2), (value, indentation) => {
      const text = JSON.stringify({ root: [value] }, undefined, indentation);
      const parts = listParts(JSON.parse(text));
      const offsets = find(text, [...parts.keys()]);
      expect([...offsets.keys()].sort()).toEqual([...parts.keys()].sort());
      for (const [pointer, start] of parts) {
        expect(text.slice(offsets.get(pointer)).startsWith(start), pointer).toBe(true);
      }
    }),
    GENERATED,
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
