import assert from 'node:assert/strict';
import { parse } from '@flock/wirespec';

const errors = parse('type Loan { book: Book }').errors ?? [];
assert.deepEqual(
  errors.map(({ value }) => value),
  ['Cannot find reference: Book'],
);
