import assert from 'node:assert/strict';
import { wirespecSerialization } from '@flock/wirespec/serialization';

assert.equal(wirespecSerialization.deserializeParam(['a', 'b'], 'string[]'), 'a');
