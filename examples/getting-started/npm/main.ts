import { wirespecSerialization } from '@flock/wirespec/serialization';
import { client } from './generated/Client';
import { GetBook } from './generated/endpoint';
import { library } from './library';

// The client. Its transport moves a request to a server:
// here to the one above, in a real program over the network.
const server = GetBook.server(wirespecSerialization);
const api = client(wirespecSerialization, {
  transport: async (request) => server.to(await library.getBook(server.from(request))),
});

async function printBook(isbn: string) {
  const response = await api.getBook({ isbn });
  switch (response.status) {
    case 200:
      return console.log(response.status, response.body.title);
    case 404:
      return console.log(response.status, response.body.message);
  }
}

void printBook('9780141439600').then(() => printBook('9780000000000'));
