import { expect, it } from 'vitest';
import { findNames } from '../findNames';

it('finds the names of definitions, fields, parameters and headers once each, in the order of the text', () => {
  const contract = `
    @Tag(name: "books", other: 1)
    type Book { isbn: String, \`type\`: Genre? }
    enum Genre { NOVEL }
    @Internal
    endpoint GetBooks GET /books/{id: String} ? { limit: Integer, isbn: String } # { \`X-Request-Id\`: String } -> {
      200 -> Book[] # { total: Integer }
    }
    channel Loans -> Book`;
  expect(findNames(contract)).toEqual([
    'Book',
    'isbn',
    'type',
    'Genre',
    'GetBooks',
    'id',
    'limit',
    'X-Request-Id',
    'total',
    'Loans',
  ]);
});

it('finds nothing in an empty contract', () => {
  expect(findNames('')).toEqual([]);
});
