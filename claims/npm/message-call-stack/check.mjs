import assert from 'node:assert/strict';
import { makeData } from '../../support/makeData.mjs';

assert.throws(() => makeData('type T { parent: T? }'), { message: /Maximum call stack size exceeded/ });
