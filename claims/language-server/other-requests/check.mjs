import assert from 'node:assert/strict';
import { askServer, open, request } from '../../support/languageServer.mjs';

const { url } = import.meta;

for (const method of [
  'completion',
  'hover',
  'formatting',
  'documentSymbol',
  'foldingRange',
  'references',
  'codeAction',
]) {
  const [opened, refused] = askServer(open(url, 'library.ws'), request(url, method, 'library.ws:1:7'));
  assert.deepEqual(opened?.params?.diagnostics, []);
  assert.equal(refused?.error?.code, -32601);
  assert.match(refused.error.message, /Method not found/);
}
