import assert from 'node:assert/strict';
import { emitFromTree } from '../../support/emitFromTree.mjs';

// A program without types can pass such a value.
const name = /** @type {Parameters<typeof emitFromTree>[1]} */ (/** @type {unknown} */ ('JAVA'));
assert.throws(() => emitFromTree('type Book { title: String }', name), { name: 'NoWhenBranchMatchedException' });
