import assert from 'node:assert/strict';
import { askServer, open, request } from '../../support/languageServer.mjs';

const { url } = import.meta;

/** @param {string} place */
function countDefinitions(place) {
  const [opened, found] = askServer(open(url, 'fields.ws'), request(url, 'definition', `fields.ws:${place}`));
  assert.deepEqual(opened?.params?.diagnostics, []);
  return found?.result?.length ?? 0;
}

assert.equal(countDefinitions('1:14'), 0);
assert.equal(countDefinitions('1:30'), 1);
assert.equal(countDefinitions('2:14'), 0);
assert.equal(countDefinitions('2:17'), 1);
