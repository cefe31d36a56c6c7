import assert from 'node:assert/strict';
import { generateData } from '../../support/generateData.mjs';

assert.throws(() => generateData('type Other { name: String }'), { message: /Definition not found in AST: Custom\(/ });
