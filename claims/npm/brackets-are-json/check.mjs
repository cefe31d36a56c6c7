import assert from 'node:assert/strict';
import { wirespecSerialization } from '@flock/wirespec/serialization';

assert.throws(() => wirespecSerialization.deserialize('[draft]'), SyntaxError);
