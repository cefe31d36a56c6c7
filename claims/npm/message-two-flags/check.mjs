import assert from 'node:assert/strict';
import { generateData } from '../../support/generateData.mjs';

assert.throws(() => generateData('type T { code: Code } type Code = String(/^ab$/gi)'), {
  message: /After dollar only new line is allowed!/,
});
