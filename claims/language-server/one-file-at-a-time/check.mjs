import assert from 'node:assert/strict';
import { askServer, listDiagnostics, open } from '../../support/languageServer.mjs';

const { url } = import.meta;

const messages = askServer(open(url, 'book.ws'), open(url, 'shelf.ws'));
assert.deepEqual(listDiagnostics(messages), [[], ['Cannot find reference: Book']]);
