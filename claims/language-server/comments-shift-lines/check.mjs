import assert from 'node:assert/strict';
import { askServer, open, request } from '../../support/languageServer.mjs';

const { url } = import.meta;

/** @param {string} file */
function countDefinitions(file) {
  const [opened, found] = askServer(open(url, file), request(url, 'definition', `${file}:3:19`));
  assert.deepEqual(opened?.params?.diagnostics, []);
  return found?.result?.length ?? 0;
}

assert.equal(countDefinitions('commented.ws'), 0);
assert.equal(countDefinitions('one-line.ws'), 2);
assert.equal(countDefinitions('windows.ws'), 0);
