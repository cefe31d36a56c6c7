import assert from 'node:assert/strict';
import { makeData } from '../../support/makeData.mjs';

assert.throws(() => makeData('channel T -> String'), { message: /Channel cannot be generated/ });
