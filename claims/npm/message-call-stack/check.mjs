import assert from 'node:assert/strict';
import { generateData } from '../../support/generateData.mjs';

assert.throws(() => generateData('type T { parent: T? }'), { message: /Maximum call stack size exceeded/ });
