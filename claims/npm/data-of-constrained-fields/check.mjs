import assert from 'node:assert/strict';
import { generateData } from '../../support/generateData.mjs';

const { code, stars } = generateData('type T { code: String(/^#$/g), stars: Integer(3, 4) }');
assert.equal(typeof code, 'string');
assert.notEqual(code, '#');
assert.equal(typeof stars, 'number');
assert.notEqual(stars, 3);
