import assert from 'node:assert/strict';
import { wirespecFetchIr } from '@flock/wirespec/fetch';
import { wirespecSerialization } from '@flock/wirespec/serialization';

// Code generated with --ir passes this value for an absent optional body.
const body = wirespecSerialization.serializeBody(undefined, 'Book | undefined');
assert.equal(body.length, 0);
/** @type {(RequestInit | undefined)[]} */
const requests = [];
await wirespecFetchIr({ method: 'POST', path: ['books'], queries: {}, headers: {}, body }, (_address, init) => {
  requests.push(init);
  return Promise.resolve(new Response('[]'));
});
assert.equal(new Headers(requests[0]?.headers).get('content-type'), 'application/json');
