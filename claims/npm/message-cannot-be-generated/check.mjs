import assert from 'node:assert/strict';
import { generateData } from '../../support/generateData.mjs';

assert.throws(() => generateData('channel T -> String'), { message: /Channel cannot be generated/ });
