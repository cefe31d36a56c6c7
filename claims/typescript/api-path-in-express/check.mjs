import assert from 'node:assert/strict';
import express from 'express';

/** @param {string} path */
async function readStatuses(path) {
  const application = express();
  application.get(path, (_request, response) => response.sendStatus(200));
  const server = application.listen(0);
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const statuses = [];
  for (const address of ['books/1', 'books']) {
    statuses.push((await fetch(`http://localhost:${port}/${address}`)).status);
  }
  await new Promise((resolve) => server.close(resolve));
  return statuses;
}

assert.deepEqual(await readStatuses('books/:isbn'), [404, 404]);
assert.deepEqual(await readStatuses('/books/:isbn'), [200, 404]);
// In Express 5, braces mark an optional part of a path, not a parameter.
assert.deepEqual(await readStatuses('/books/{isbn}'), [404, 404]);
