import assert from 'node:assert/strict';
import { askServer, open, request } from '../../support/languageServer.mjs';

const { url } = import.meta;

/** @param {string} newName */
function rename(newName) {
  const [opened, renamed] = askServer(open(url, 'genre.ws'), request(url, 'rename', 'genre.ws:1:15', { newName }));
  assert.deepEqual(opened?.params?.diagnostics, []);
  assert.equal(renamed?.id, 1);
  return JSON.stringify(renamed.result ?? null);
}

assert.match(rename('STORY'), /"newText":"STORY"/);
assert.equal(rename('story'), 'null');
