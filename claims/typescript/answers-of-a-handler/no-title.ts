import { FindBooks } from './endpoint';

const books = [{ isbn: '9780141439549' }];

export const handler: FindBooks.Handler = {
  findBooks: async () => FindBooks.response200({ body: books }),
};
