import assert from 'node:assert/strict';
import { makeData } from '../../support/makeData.mjs';

assert.throws(() => makeData('type T { names: String[] }'), { message: /Definition not found in AST: Primitive\(/ });
