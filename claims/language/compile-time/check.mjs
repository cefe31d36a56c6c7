import assert from 'node:assert/strict';
import { parse } from '@flock/wirespec';

/** @param {number} count number of types @returns {number} milliseconds that the compiler takes to parse them */
function measureParsing(count) {
  const types = Array.from(
    { length: count },
    (_, index) => `type T${index} { a: String, b: T${(index + 1) % count}? }`,
  );
  const start = performance.now();
  assert.ok(parse(types.join('\n')).result);
  return performance.now() - start;
}

// The first run takes longer, because the engine has not compiled the parser yet.
measureParsing(100);
assert.ok(measureParsing(800) / measureParsing(200) > 4);
