import assert from 'node:assert/strict';
import { makeData } from '../../support/makeData.mjs';

const { code, stars } = makeData('type T { code: String(/^#$/g), stars: Integer(3, 4) }');
assert.notEqual(code, '#');
assert.notEqual(stars, 3);
