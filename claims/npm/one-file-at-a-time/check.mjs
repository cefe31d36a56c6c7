import assert from 'node:assert/strict';
import { parse } from '@flock/wirespec';

/** @param {string} text - contracts to parse as one */
const listMessages = (text) => (parse(text).errors ?? []).map(({ value }) => value);

assert.deepEqual(listMessages('type Loan { book: Book }'), ['Cannot find reference: Book']);

// The second text starts in the word that ends the first, unless there is a line break between them.
const texts = ['type Isbn = String', 'type Book { isbn: Isbn }'];
assert.notDeepEqual(listMessages(texts.join('')), []);
assert.deepEqual(listMessages(texts.join('\n')), []);
