import { GetBook } from './generated/endpoint';
import type { Book } from './generated/model';

const shelf: Book[] = [
  {
    isbn: '9780141439600',
    title: 'A Tale of Two Cities',
    authors: ['Charles Dickens'],
    rating: 5,
  },
];

// The server: TypeScript accepts only the answers the contract lists.
export const library: GetBook.Handler = {
  getBook: async ({ path }) => {
    const book = shelf.find(({ isbn }) => isbn === path.isbn);
    return book
      ? GetBook.response200({ body: book })
      : GetBook.response404({
          body: { message: `No book has the ISBN ${path.isbn}` },
        });
  },
};
