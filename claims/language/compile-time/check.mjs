import assert from 'node:assert/strict';
import { parse } from '@flock/wirespec';

/** @param {number} count of types @returns {number} milliseconds */
function measure(count) {
  const types = Array.from(
    { length: count },
    (_, index) => `type T${index} { a: String, b: T${(index + 1) % count}? }`,
  );
  const start = performance.now();
  assert.ok(parse(types.join('\n')).result);
  return performance.now() - start;
}

// The first run pays for warming up.
measure(100);
assert.ok(measure(800) / measure(200) > 4);
