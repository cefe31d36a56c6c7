import assert from 'node:assert/strict';
import { makeData } from '../../support/makeData.mjs';

assert.throws(() => makeData('type Other { name: String }'), { message: /Definition not found in AST: Custom\(/ });
