import assert from 'node:assert/strict';
import { generateData } from '../../support/generateData.mjs';

/** @param {string} bounds */
const make = (bounds) => generateData(`type T { stars: Rating } type Rating = Integer${bounds}`);

assert.deepEqual(make('(3, 4)'), { stars: 3 });
assert.deepEqual(make('(_, 1)'), { stars: 0 });
assert.deepEqual(make('(-1, _)'), { stars: -1 });
for (const bounds of ['(5, 5)', '(3, _)', '(_, 0)', '(_, -5)', '(0, 3000000000)', ''])
  assert.throws(() => make(bounds));
