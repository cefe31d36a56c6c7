import assert from 'node:assert/strict';
import { parse } from '@flock/wirespec';

// TypeScript rejects this value, but a program in JavaScript can pass it.
const source = /** @type {string} */ (/** @type {unknown} */ (Buffer.from('type Book { title: String }')));
assert.throws(() => parse(source), { name: 'TypeError', message: /is not a function/ });
