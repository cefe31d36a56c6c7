import assert from 'node:assert/strict';

// Transports pass each value of a list to `append`, and `fetch` sends the joined text.
const headers = new Headers();
for (const value of [1, 2]) headers.append('ids', String(value));
assert.equal(headers.get('ids'), '1, 2');
