import { wirespecFetchIr } from '@flock/wirespec/fetch';
import { wirespecSerialization } from '@flock/wirespec/serialization';
import { client } from './generated/Client';

const api = client(wirespecSerialization, {
  transport: (request) =>
    wirespecFetchIr(request, (path, init) => fetch('https://library.example' + path, init)),
});

export async function listTitles(): Promise<string[]> {
  const response = await api.findBooks({ genre: 'NOVEL', limit: 10 });
  switch (response.status) {
    case 200:
      return response.body.map((book) => book.title);
    case 400:
      throw new Error(response.body.message);
  }
}
