import assert from 'node:assert/strict';
import { wirespecFetchIr } from '@flock/wirespec/fetch';

/** @type {string[]} */
const addresses = [];
const raw = {
  method: /** @type {const} */ ('DELETE'),
  path: ['books', '..'],
  queries: {},
  headers: {},
  body: undefined,
};
await wirespecFetchIr(raw, (address) => {
  addresses.push(new Request(`https://library.example${address}`).url);
  return Promise.resolve(new Response('[]'));
});
assert.deepEqual(addresses, ['https://library.example/']);
