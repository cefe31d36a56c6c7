import assert from 'node:assert/strict';
import { askServer, open, request } from '../../support/languageServer.mjs';

const { url } = import.meta;

const [opened, found] = askServer(open(url, 'library.ws'), request(url, 'definition', 'library.ws:2:19'));
assert.deepEqual(opened?.params?.diagnostics, []);
assert.equal(found?.result?.length, 2);
