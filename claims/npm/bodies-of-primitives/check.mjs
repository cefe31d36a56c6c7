import assert from 'node:assert/strict';
import { wirespecSerialization } from '@flock/wirespec/serialization';

assert.equal(wirespecSerialization.serialize('text'), 'text');
assert.equal(wirespecSerialization.deserialize('true'), 'true');
assert.equal(new TextDecoder().decode(wirespecSerialization.serializeBody('text', 'string')), '"text"');
assert.equal(wirespecSerialization.deserializeBody(new TextEncoder().encode('true'), 'boolean'), true);
