import assert from 'node:assert/strict';
import { generateData } from '../../support/generateData.mjs';

assert.deepEqual(generateData('type T { code: Code } type Code = String(/^ab$/g)'), { code: 'ab' });
assert.deepEqual(generateData('type T { code: Code } type Code = String(/^abc/)'), { code: 'ab' });
assert.deepEqual(generateData('type T { code: Code } type Code = String(/^ab/gi)'), { code: 'ab/' });
assert.throws(() => generateData('type T { code: Code } type Code = String(/^ab$/gi)'));
