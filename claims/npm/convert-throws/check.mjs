import assert from 'node:assert/strict';
import { convert, Converters } from '@flock/wirespec';

const document = {
  openapi: '3.0.3',
  info: { title: 'a', version: '1' },
  paths: {},
  components: {
    schemas: {
      Book: { type: 'object', propertys: {}, properties: { a: { type: 'string' } } },
    },
  },
};
const text = JSON.stringify(document);
assert.throws(() => convert('{', Converters.OPENAPI_V3));
assert.doesNotThrow(() => convert(text, Converters.OPENAPI_V3));
assert.throws(() => convert(text, Converters.OPENAPI_V3, true), /Encountered an unknown key 'propertys'/);
