import assert from 'node:assert/strict';
import { wirespecSerialization } from '@flock/wirespec/serialization';
import { readRequest } from '../../support/readRequests.mjs';

assert.deepEqual(wirespecSerialization.deserialize('["vip","aisle"]'), ['vip', 'aisle']);
assert.equal(wirespecSerialization.deserialize('vip'), 'vip');

const { url } = await readRequest({ tags: wirespecSerialization.serialize(['vip', 'aisle']) });
assert.match(url, /\?tags=vip&tags=aisle$/);
