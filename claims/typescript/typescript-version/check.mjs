import assert from 'node:assert/strict';
import { version } from 'typescript-7';

assert.equal(version, '7.0.2');
