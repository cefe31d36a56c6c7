import assert from 'node:assert/strict';
import fs from 'node:fs';

const FILES = ['books.ws', 'books.tsp', 'books.smithy', 'books.yaml'];

// In this order, each description has more lines than the previous one.
const counts = FILES.map((name) => {
  const text = fs.readFileSync(new URL(`../../../examples/comparison/${name}`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line.trim() !== '').length;
});
assert.deepEqual(
  [...new Set(counts)].sort((one, other) => one - other),
  counts,
);
