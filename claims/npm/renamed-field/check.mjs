import assert from 'node:assert/strict';
import { Emitters } from '@flock/wirespec';
import { wirespecSerialization } from '@flock/wirespec/serialization';
import { emitFromTree } from '../../support/emitFromTree.mjs';

assert.match(emitFromTree('type Loan { due-date: String }', Emitters.TYPESCRIPT), /"dueDate": string/);
assert.match(emitFromTree('type Loan { `1a`: String }', Emitters.TYPESCRIPT), /"1a": string/);
assert.equal(
  new TextDecoder().decode(wirespecSerialization.serializeBody({ dueDate: 'x' }, 'Loan')),
  '{"dueDate":"x"}',
);
