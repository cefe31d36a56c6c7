import { ReserveBook } from './gen/endpoint/ReserveBook';

export const order = ReserveBook.request({
  body: { isbn: '9780306406157', member: 'M-1042' },
});

export function answer(response: ReserveBook.Response): string {
  switch (response.status) {
    case 201:
      return `Yours on ${response.body.readyOn ?? 'a day we still have to find'}.`;
    case 404:
      return response.body.message;
  }
}
