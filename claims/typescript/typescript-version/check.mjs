import assert from 'node:assert/strict';
import ts from 'typescript';

assert.equal(ts.version, '6.0.3');
