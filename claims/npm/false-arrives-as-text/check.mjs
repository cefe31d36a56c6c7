import assert from 'node:assert/strict';
import { wirespecSerialization } from '@flock/wirespec/serialization';

assert.equal(wirespecSerialization.deserialize('false'), 'false');
assert.equal(wirespecSerialization.deserializeParam(['false'], 'boolean'), 'false');
