import assert from 'node:assert/strict';
import { wirespecSerialization } from '@flock/wirespec/serialization';

assert.deepEqual(wirespecSerialization.serializeParam([], 'string[]'), []);
