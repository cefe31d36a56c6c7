import assert from 'node:assert/strict';
import { readRequest, readRequestIr } from '../../support/readRequests.mjs';

assert.equal((await readRequest({}, { trace: undefined })).headers.get('trace'), 'undefined');
assert.equal((await readRequestIr({}, { trace: [] })).headers.get('trace'), '');
