import assert from 'node:assert/strict';
import { parse } from '@flock/wirespec';

// A program without types can pass such a value.
const source = /** @type {string} */ (/** @type {unknown} */ (Buffer.from('type Book { title: String }')));
assert.throws(() => parse(source), { name: 'TypeError', message: /is not a function/ });
