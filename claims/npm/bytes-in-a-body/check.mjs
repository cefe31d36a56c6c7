import assert from 'node:assert/strict';
import { wirespecSerialization } from '@flock/wirespec/serialization';

const bytes = Uint8Array.of(137, 80);
assert.equal(wirespecSerialization.serialize({ cover: bytes.buffer }), '{"cover":{}}');
const body = wirespecSerialization.serializeBody({ cover: bytes }, 'Book');
assert.equal(new TextDecoder().decode(body), '{"cover":{"0":137,"1":80}}');

// Node's `Buffer` is a `Uint8Array` with its own `toJSON`.
const bufferBody = wirespecSerialization.serializeBody({ cover: Buffer.from(bytes) }, 'Book');
assert.equal(new TextDecoder().decode(bufferBody), '{"cover":{"type":"Buffer","data":[137,80]}}');
