import { expect, it } from 'vitest';
import { findDuplicateKeyLosses } from '..';

const findPointers = (json: string): string[] => findDuplicateKeyLosses(json).map(({ pointer }) => pointer);

it('a duplicate path is a loss, but the keys in its value are not', () => {
  const json = '{"paths": {"/a": {"get": {"operationId": "One"}}, "/b": {}, "/a": {"get": {"operationId": "Two"}}}}';
  expect(findDuplicateKeyLosses(json)).toEqual([
    {
      pointer: '/paths/~1a',
      kind: 'duplicate',
      effect: 'wire',
      sentence: '`/a` is written more than once, and only its last value is converted',
    },
  ]);
});

it('a duplicate title is only a note, but a duplicate field called title affects the JSON', () => {
  const json = '{"info": {"title": "A", "title": "B"}, "properties": {"title": {}, "title": {}}}';
  expect(findDuplicateKeyLosses(json).map(({ effect }) => effect)).toEqual(['note', 'wire']);
});

it('a key and its escaped form are the same key', () => {
  expect(findPointers(String.raw`{"x": 1, "\u0078": 2}`)).toEqual(['/x']);
});

it('equal keys of different objects, and equal items of a list, are not losses', () => {
  expect(findPointers('{"a": {"x": 1}, "b": {"x": 1}, "c": [{"x": 1}, {"x": 1}, "x", "x"]}')).toEqual([]);
});
