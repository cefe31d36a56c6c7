import assert from 'node:assert/strict';
import { wirespecFetch, wirespecFetchIr } from '@flock/wirespec/fetch';

/** @param {string[]} path */
async function listAddresses(path) {
  /** @type {string[]} */
  const addresses = [];
  /** @param {string} address */
  const record = (address) => {
    addresses.push(new Request(`https://library.example${address}`).url);
    return Promise.resolve(new Response('[]'));
  };
  const raw = { method: /** @type {const} */ ('DELETE'), path, queries: {}, headers: {}, body: undefined };
  await wirespecFetch(raw, record);
  await wirespecFetchIr(raw, record);
  return addresses;
}

assert.deepEqual(await listAddresses(['books', '..']), ['https://library.example/', 'https://library.example/']);
const loans = 'https://library.example/members/loans';
assert.deepEqual(await listAddresses(['members', '.', 'loans']), [loans, loans]);
