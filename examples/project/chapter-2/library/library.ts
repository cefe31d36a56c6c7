import { FindBooks, LendBook } from './generated/endpoint';
import type { Book, Loan, LoanRequest } from './generated/model';
import { validateLoanRequest } from './generated/model/LoanRequest';
import { type Route, route } from './server';

const books: Book[] = [
  { isbn: '9780141439549', title: 'Middlemarch' },
  { isbn: '9780141439600', title: 'A Tale of Two Cities' },
  { isbn: '9780141439662', title: 'Sense and Sensibility' },
];

const FIELDS = ['isbn', 'card'] as const;

/** Lists missing and invalid fields. The body may be any JSON, so the types are checked first. */
function findMistakes(body: LoanRequest | null): string[] {
  const absent = FIELDS.filter((field) => typeof body?.[field] !== 'string');
  return body === null || absent.length > 0 ? absent : validateLoanRequest(body);
}

/** Creates a library in which no book is lent. */
export function createLibrary(): Route[] {
  const loans: Loan[] = [];
  return [
    route(FindBooks.api, async ({ queries: { title = '', limit = 100 } }) => {
      if (!Number.isInteger(limit) || limit < 1) {
        return FindBooks.response400({ body: { message: 'limit is not a positive integer' } });
      }
      const found = books.filter((book) => book.title.includes(title));
      return FindBooks.response200({ body: found.slice(0, limit) });
    }),
    route(LendBook.api, async ({ body }) => {
      const mistakes = findMistakes(body);
      if (mistakes.length > 0) {
        return LendBook.response400({ body: { message: `Wrong or missing: ${mistakes.join(', ')}` } });
      }
      const { isbn, card } = body;
      if (!books.some((book) => book.isbn === isbn)) {
        return LendBook.response404({ body: { message: `No book has the ISBN ${isbn}` } });
      }
      if (loans.some((loan) => loan.isbn === isbn)) {
        return LendBook.response409({ body: { message: `${isbn} is already lent` } });
      }
      const loan = { id: `L${loans.length + 1}`, isbn, card };
      loans.push(loan);
      return LendBook.response201({ body: loan });
    }),
  ];
}
