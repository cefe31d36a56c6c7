import assert from 'node:assert/strict';
import { parse } from '@flock/wirespec';

// As a program without types can pass it.
const source = /** @type {string} */ (/** @type {unknown} */ (Buffer.from('type Book { title: String }')));
assert.throws(() => parse(source), { name: 'TypeError', message: /is not a function/ });
