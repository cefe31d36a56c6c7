import assert from 'node:assert/strict';

assert.equal(Number.MAX_SAFE_INTEGER, 9_007_199_254_740_991);
