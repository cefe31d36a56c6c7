import { ReserveBook } from './gen/endpoint/ReserveBook';

const waitingLists = new Map([['9780306406157', ['M-0007']]]);

export const catalog: ReserveBook.Handler = {
  reserveBook: async ({ body: { isbn, member, branch } }) => {
    const waiting = waitingLists.get(isbn);
    if (!waiting) return ReserveBook.response404({ body: { message: 'We do not own this book.' } });
    if (waiting.includes(member)) {
      return ReserveBook.response409({ body: { message: 'You have reserved this book already.' } });
    }
    return ReserveBook.response201({ body: { id: 7, isbn, branch, readyOn: undefined } });
  },
};
