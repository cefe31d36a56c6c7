import assert from 'node:assert/strict';
import { cli } from '@flock/wirespec';

assert.throws(() => {
  cli(['compile', 'type Book { title: String }']);
}, TypeError);
