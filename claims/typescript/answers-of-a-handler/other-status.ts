import { FindBooks } from './endpoint';

export const handler: FindBooks.Handler = {
  findBooks: async () => ({ status: 404, headers: {}, body: undefined }),
};
