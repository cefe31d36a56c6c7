import assert from 'node:assert/strict';
import { Emitters } from '@flock/wirespec';

const names = Object.values(Emitters.values()).map(({ name }) => name);
assert.deepEqual(names.sort(), [
  'AVRO',
  'JAVA',
  'KOTLIN',
  'OPENAPI_V2',
  'OPENAPI_V3',
  'PYTHON',
  'TYPESCRIPT',
  'WIRESPEC',
]);
