import assert from 'node:assert/strict';
import { wirespecSerialization } from '@flock/wirespec/serialization';
import { readRequest } from '../../support/readRequests.mjs';

const { headers } = await readRequest({}, { trace: wirespecSerialization.serialize(undefined) });
assert.equal(wirespecSerialization.deserialize(headers.get('trace') ?? undefined), 'undefined');
