import assert from 'node:assert/strict';
import { Emitters } from '@flock/wirespec';
import { emitFromTree } from '../../support/emitFromTree.mjs';

// As a program without types can pass it.
const name = /** @type {typeof Emitters.JAVA} */ (/** @type {unknown} */ ('JAVA'));
assert.throws(() => emitFromTree('type Book { title: String }', name), { name: 'NoWhenBranchMatchedException' });
