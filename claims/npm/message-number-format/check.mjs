import assert from 'node:assert/strict';
import { generateData } from '../../support/generateData.mjs';

/** @param {string} bounds */
const make = (bounds) => generateData(`type T { stars: Rating } type Rating = Integer${bounds}`);

for (const bounds of ['(0, 2147483648)', '(-2147483649, 0)'])
  assert.throws(() => make(bounds), { message: /Invalid number format: / });
assert.equal(typeof make('(0, 2147483647)').stars, 'number');
