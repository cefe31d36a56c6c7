import assert from 'node:assert/strict';
import { generateData } from '../../support/generateData.mjs';

assert.throws(() => generateData('endpoint T GET /t -> { 200 -> String }'));
assert.throws(() => generateData('channel T -> String'));
assert.throws(() => generateData('type T { parent: T? }'));
// A type that contains itself does not throw if a union can end the recursion.
assert.doesNotThrow(() => generateData('type T { next: Next } type Next = T | Leaf type Leaf { text: String }'));
