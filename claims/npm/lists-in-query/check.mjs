import assert from 'node:assert/strict';
import { readRequest, readRequestIr } from '../../support/readRequests.mjs';

assert.match((await readRequest({ seat: '[1,2]' })).url, /\?seat=1&seat=2/);
assert.match((await readRequestIr({ seat: ['1', '2'] })).url, /\?seat=1&seat=2/);
