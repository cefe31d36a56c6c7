import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lend } from './desk';
import { LendBook } from './generated/endpoint';

/** A library that gives one answer, whose type is that of the contract. */
function mockLibrary(answer: LendBook.Response): LendBook.Call {
  return { lendBook: async () => answer };
}

test('the desk shows the number of a loan', async () => {
  const loan = { id: 'L7', isbn: '9780141439549', card: 'R10001' };
  const library = mockLibrary(LendBook.response201({ body: loan }));
  assert.equal(await lend(library, loan.isbn, loan.card), 'Lent as L7');
});

test('the desk says why a book is not lent', async () => {
  const library = mockLibrary(LendBook.response409({ body: { message: 'It is already lent' } }));
  assert.equal(await lend(library, '9780141439549', 'R10001'), 'Not lent: It is already lent');
});
