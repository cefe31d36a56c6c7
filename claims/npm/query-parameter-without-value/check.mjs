import assert from 'node:assert/strict';
import { readRequest, readRequestIr } from '../../support/readRequests.mjs';

assert.match((await readRequest({ title: undefined })).url, /find$/);
assert.match((await readRequestIr({ title: [] })).url, /find$/);
