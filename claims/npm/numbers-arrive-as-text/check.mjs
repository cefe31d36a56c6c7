import assert from 'node:assert/strict';
import { wirespecSerialization } from '@flock/wirespec/serialization';

assert.equal(wirespecSerialization.deserialize('5'), '5');
assert.equal(wirespecSerialization.deserializePath('5', 'number'), '5');
assert.equal(wirespecSerialization.deserializeParam(['5'], 'number'), '5');
