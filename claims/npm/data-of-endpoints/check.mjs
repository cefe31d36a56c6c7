import assert from 'node:assert/strict';
import { makeData } from '../../support/makeData.mjs';

assert.throws(() => makeData('endpoint T GET /t -> { 200 -> String }'));
assert.throws(() => makeData('channel T -> String'));
assert.throws(() => makeData('type T { parent: T? }'));
// A union can end the recursion, so not all types that contain themselves throw.
assert.doesNotThrow(() => makeData('type T { next: Next } type Next = T | Leaf type Leaf { text: String }'));
