import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { client } from './generated/Client';
import { validateBook } from './generated/model/Book';
import { createLibrary } from './library';
import { serialization } from './serialization';
import { listener } from './server';
import { transportTo } from './transport';

test('the library lends every book once', async (context) => {
  const server = createServer(listener(createLibrary())).listen(0);
  context.after(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const library = client(serialization, transportTo(`http://localhost:${port}`));

  const books = await library.findBooks({ limit: 1 });
  if (books.status !== 200) assert.fail(books.body.message);
  const [book] = books.body;
  assert.ok(book);
  assert.deepEqual(validateBook(book), []);

  const request = { body: { isbn: book.isbn, card: 'R10001' } };
  assert.equal((await library.lendBook(request)).status, 201);
  assert.equal((await library.lendBook(request)).status, 409);
});
