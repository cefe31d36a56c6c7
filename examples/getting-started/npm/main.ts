import { wirespecSerialization } from '@flock/wirespec/serialization';
import { client } from './generated/client';
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
const library: GetBook.Handler = {
  getBook: async ({ path }) => {
    const book = shelf.find(({ isbn }) => isbn === path.isbn);
    return book
      ? GetBook.response200({ body: book })
      : GetBook.response404({
          body: { message: `No book has the ISBN ${path.isbn}` },
        });
  },
};

// The client. Its second argument moves a request to a server:
// here to the one above, in a real program over the network.
const server = GetBook.server(wirespecSerialization);
const api = client(wirespecSerialization, async (request) =>
  server.to(await library.getBook(server.from(request))),
);

async function printBook(isbn: string) {
  const response = await api.GetBook({ isbn });
  switch (response.status) {
    case 200:
      return console.log(response.status, response.body.title);
    case 404:
      return console.log(response.status, response.body.message);
  }
}

void printBook('9780141439600').then(() => printBook('9780000000000'));
