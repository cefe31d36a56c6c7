import assert from 'node:assert/strict';
import { Emitters } from '@flock/wirespec';
import { emitFromTree } from '../../support/emitFromTree.mjs';

assert.match(emitFromTree('type Book { title: String }', Emitters.JAVA), /implements Wirespec\.Model/);
