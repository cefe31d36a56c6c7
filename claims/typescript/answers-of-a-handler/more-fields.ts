import { FindBooks } from './endpoint';

const books = [{ isbn: '9780141439549', title: 'Middlemarch', price: 12 }];

// The error says that TypeScript finds nothing wrong in the line below.
export const handler: FindBooks.Handler = {
  // @ts-expect-error
  findBooks: async () => FindBooks.response200({ body: books }),
};
