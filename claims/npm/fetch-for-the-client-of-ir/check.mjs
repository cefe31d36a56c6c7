import assert from 'node:assert/strict';
import { wirespecFetch, wirespecFetchIr } from '@flock/wirespec/fetch';

const raw = { method: /** @type {const} */ ('GET'), path: ['books'], queries: {}, headers: {} };
const send = () => Promise.resolve(new Response('"Emma"'));
const response = await wirespecFetch(raw, send);
const responseIr = await wirespecFetchIr({ ...raw, body: undefined }, send);
assert.deepEqual([response.status, 'statusCode' in response, responseIr.statusCode], [200, false, 200]);
