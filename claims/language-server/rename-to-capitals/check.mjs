import assert from 'node:assert/strict';
import { askServer, open, request } from '../../support/languageServer.mjs';

const { url } = import.meta;

/** @param {string} newName */
function rename(newName) {
  const [opened, renamed] = askServer(open(url, 'library.ws'), request(url, 'rename', 'library.ws:1:7', { newName }));
  assert.deepEqual(opened?.params?.diagnostics, []);
  assert.equal(renamed?.id, 1);
  return JSON.stringify(renamed.result ?? null);
}

assert.match(rename('Novel'), /"newText":"Novel"/);
assert.equal(rename('novel'), 'null');
