import assert from 'node:assert/strict';
import { makeData } from '../../support/makeData.mjs';

assert.deepEqual(makeData('type T { code: Code } type Code = String(/^ab$/g)'), { code: 'ab' });
assert.deepEqual(makeData('type T { code: Code } type Code = String(/^abc/)'), { code: 'ab' });
assert.deepEqual(makeData('type T { code: Code } type Code = String(/^ab/gi)'), { code: 'ab/' });
assert.throws(() => makeData('type T { code: Code } type Code = String(/^ab$/gi)'));
