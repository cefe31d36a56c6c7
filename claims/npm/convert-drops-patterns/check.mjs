import assert from 'node:assert/strict';
import { convert, Converters, emit, Emitters } from '@flock/wirespec';

const document = {
  openapi: '3.0.3',
  info: { title: 'a', version: '1' },
  paths: {},
  components: {
    schemas: {
      Book: { type: 'object', description: 'Said', properties: { isbn: { type: 'string', pattern: '^97$' } } },
    },
  },
};
const contract = convert(JSON.stringify(document), Converters.OPENAPI_V3);
const [emitted] = emit(contract, Emitters.OPENAPI_V3, '', false);
assert.ok(emitted?.result.includes('"isbn":{"type":"string"}'));
assert.doesNotMatch(emitted?.result ?? '', /Said/);
