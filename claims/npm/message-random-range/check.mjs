import assert from 'node:assert/strict';
import { generateData } from '../../support/generateData.mjs';

for (const bounds of ['(_, -5)', '(5, 5)']) {
  const contract = `type T { stars: Rating } type Rating = Integer${bounds}`;
  assert.throws(() => generateData(contract), { message: /Random range is empty: / });
}
