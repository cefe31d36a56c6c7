import { ReserveBook } from './gen/endpoint/ReserveBook';

export const catalog: ReserveBook.Handler = {
  reserveBook: async ({ body }) => {
    if (body.isbn !== '9780306406157') {
      return ReserveBook.response404({ body: { message: 'We do not own this book.' } });
    }
    return ReserveBook.response201({ body: { id: 7, isbn: body.isbn, readyOn: '2025-03-21' } });
  },
};
