import assert from 'node:assert/strict';
import { makeData } from '../../support/makeData.mjs';

assert.throws(() => makeData('type T { code: Code } type Code = String(/^ab$/gi)'), {
  message: /After dollar only new line is allowed!/,
});
