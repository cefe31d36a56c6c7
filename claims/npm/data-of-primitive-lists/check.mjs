import assert from 'node:assert/strict';
import { makeData } from '../../support/makeData.mjs';

assert.throws(() => makeData('type T { names: String[] }'));
assert.throws(() => makeData('type T { names: {String} }'));
