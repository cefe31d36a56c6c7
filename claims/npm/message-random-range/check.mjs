import assert from 'node:assert/strict';
import { makeData } from '../../support/makeData.mjs';

for (const bounds of ['(_, -5)', '(5, 5)']) {
  const contract = `type T { stars: Rating } type Rating = Integer${bounds}`;
  assert.throws(() => makeData(contract), { message: /Random range is empty: / });
}
