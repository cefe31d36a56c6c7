import { FindBooks, LendBook } from './generated/endpoint';
import type { Book, Loan } from './generated/model';
import { type Route, route } from './server';

const books: Book[] = [
  { isbn: '9780141439549', title: 'Middlemarch' },
  { isbn: '9780141439600', title: 'A Tale of Two Cities' },
  { isbn: '9780141439662', title: 'Sense and Sensibility' },
];

/** Creates a library in which no book is lent. */
export function createLibrary(): Route[] {
  const loans: Loan[] = [];
  return [
    route(FindBooks.api, async ({ queries }) =>
      FindBooks.response200({
        body: books.filter(({ title }) => title.includes(queries.title ?? '')),
      }),
    ),
    route(LendBook.api, async ({ body: { isbn, card } }) => {
      const loan = { id: `L${loans.length + 1}`, isbn, card };
      loans.push(loan);
      return LendBook.response201({ body: loan });
    }),
  ];
}
