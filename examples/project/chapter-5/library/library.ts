import { FindBooks, FindLoans, FindLoansV2, LendBook } from './generated/endpoint';
import type { Book, Loan, LoanRequest } from './generated/model';
import { validateLoanRequest } from './generated/model/LoanRequest';
import { type Route, route } from './server';

const books: Book[] = [
  { isbn: '9780141439549', title: 'Middlemarch' },
  { isbn: '9780141439600', title: 'A Tale of Two Cities' },
  { isbn: '9780141439662', title: 'Sense and Sensibility' },
];

const LOANS_PER_PAGE = 2;

/** When FindLoans was deprecated, in seconds since 1970, and when it ends. */
const DEPRECATED = { deprecation: '@1796083200', sunset: 'Thu, 01 Apr 2027 00:00:00 GMT' };

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
    route(FindLoans.api, async () => {
      console.log('FindLoans is deprecated, but was called');
      return FindLoans.response200({ ...DEPRECATED, body: loans });
    }),
    route(FindLoansV2.api, async ({ queries: { after } }) => {
      const start = loans.findIndex(({ id }) => id === after) + 1;
      const end = start + LOANS_PER_PAGE;
      const page = loans.slice(start, end);
      const next = end < loans.length ? page.at(-1)?.id : undefined;
      return FindLoansV2.response200({ body: { loans: page, next } });
    }),
  ];
}
