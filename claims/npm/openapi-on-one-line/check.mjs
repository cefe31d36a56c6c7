import assert from 'node:assert/strict';
import { emit, Emitters, parse } from '@flock/wirespec';

const { result } = parse('type Book { title: String }');
assert.ok(result);
for (const [emitter, name] of /** @type {const} */ ([
  [Emitters.OPENAPI_V2, 'openapi'],
  [Emitters.OPENAPI_V3, 'openapi'],
  [Emitters.AVRO, 'avro'],
])) {
  const entries = emit(result, emitter, '', false);
  assert.deepEqual(
    entries.map(({ file }) => file),
    [name],
  );
  assert.doesNotMatch(entries[0]?.result ?? '', /\n/);
}
