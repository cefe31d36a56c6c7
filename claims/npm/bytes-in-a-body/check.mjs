import assert from 'node:assert/strict';
import { wirespecSerialization } from '@flock/wirespec/serialization';

const bytes = Uint8Array.of(137, 80);
assert.equal(wirespecSerialization.serialize({ cover: bytes.buffer }), '{"cover":{}}');
const body = wirespecSerialization.serializeBody({ cover: bytes }, 'Book');
assert.equal(new TextDecoder().decode(body), '{"cover":{"0":137,"1":80}}');
