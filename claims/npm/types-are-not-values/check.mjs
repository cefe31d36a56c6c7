import assert from 'node:assert/strict';
import * as wirespec from '@flock/wirespec';

assert.deepEqual(
  Object.keys(wirespec).filter((name) => name.startsWith('Ws')),
  [],
);
