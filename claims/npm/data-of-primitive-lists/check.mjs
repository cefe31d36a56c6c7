import assert from 'node:assert/strict';
import { generateData } from '../../support/generateData.mjs';

assert.throws(() => generateData('type T { names: String[] }'));
assert.throws(() => generateData('type T { names: {String} }'));
