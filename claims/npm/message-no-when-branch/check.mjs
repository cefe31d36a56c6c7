import assert from 'node:assert/strict';
import { emitFromTree } from '../../support/emitFromTree.mjs';

// TypeScript rejects this value, but a program in JavaScript can pass it.
const name = /** @type {Parameters<typeof emitFromTree>[1]} */ (/** @type {unknown} */ ('JAVA'));
assert.throws(() => emitFromTree('type Book { title: String }', name), { name: 'NoWhenBranchMatchedException' });
