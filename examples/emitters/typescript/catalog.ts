import { wirespecFetch } from '@flock/wirespec/fetch';
import { wirespecSerialization } from '@flock/wirespec/serialization';
import { client } from './generated/client';

const api = client(wirespecSerialization, (request) =>
  wirespecFetch(request, (path, init) => fetch('https://library.example' + path, init)),
);

export async function listTitles(): Promise<string[]> {
  const response = await api.FindBooks({
    title: undefined,
    genre: 'NOVEL',
    limit: 10,
    'X-Request-Id': undefined,
  });
  switch (response.status) {
    case 200:
      return response.body.map((book) => book.title);
    case 400:
      throw new Error(response.body.message);
  }
}
