import type { LendBook } from './generated/endpoint';

/** Lends a book, and says what happened in a sentence for the screen at the desk. */
export async function lend(library: LendBook.Call, isbn: string, card: string): Promise<string> {
  const response = await library.lendBook({ body: { isbn, card } });
  switch (response.status) {
    case 201:
      return `Lent as ${response.body.id}`;
    case 400:
    case 404:
    case 409:
      return `Not lent: ${response.body.message}`;
  }
}
