import assert from 'node:assert/strict';
import { wirespecFetch, wirespecFetchIr } from '@flock/wirespec/fetch';

const raw = { method: /** @type {const} */ ('GET'), path: [], queries: {}, headers: {} };
const rawIr = { ...raw, body: undefined };
const text = await wirespecFetch(raw, () => Promise.resolve(new Response('[]')));
const bytes = await wirespecFetchIr(rawIr, () => Promise.resolve(new Response('[]')));
const untyped = await wirespecFetch(raw, () => Promise.resolve(new Response(new Uint8Array([91, 93]))));
const empty = await wirespecFetch(raw, () => Promise.resolve(new Response('', { headers: { 'content-length': '0' } })));
const emptyIr = await wirespecFetchIr(rawIr, () => Promise.resolve(new Response('')));
const none = await wirespecFetchIr(rawIr, () => Promise.resolve(new Response(null, { status: 204 })));
assert.deepEqual(
  [text.body, untyped.body, empty.body, bytes.body, emptyIr.body, none.body],
  ['[]', undefined, undefined, new TextEncoder().encode('[]'), undefined, undefined],
);
