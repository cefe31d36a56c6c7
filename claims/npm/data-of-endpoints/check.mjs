import assert from 'node:assert/strict';
import { makeData } from '../../support/makeData.mjs';

assert.throws(() => makeData('endpoint T GET /t -> { 200 -> String }'));
assert.throws(() => makeData('channel T -> String'));
assert.throws(() => makeData('type T { parent: T? }'));
