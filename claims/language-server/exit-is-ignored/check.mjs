import assert from 'node:assert/strict';
import { askServer, listDiagnostics, open } from '../../support/languageServer.mjs';

// The server answers after `exit`, and ends with code 0 when its input is closed.
const messages = askServer({ method: 'exit', params: {} }, open(import.meta.url, 'after.ws'));
assert.deepEqual(listDiagnostics(messages), [[]]);
