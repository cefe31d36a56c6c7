import { wirespecFetch } from '@flock/wirespec/fetch';
import { wirespecSerialization } from '@flock/wirespec/serialization';
import { client } from './generated/client';

// Replaces the network, so that this program runs anywhere.
const answer = async (path: string, init?: RequestInit) => {
  console.log(init?.method, path);
  return Response.json([
    { isbn: '9780141439600', title: 'A Tale of Two Cities' },
  ]);
};

const api = client(wirespecSerialization, (request) =>
  wirespecFetch(request, answer),
);

void api
  .FindBooks({ title: 'Cats & Dogs', limit: 5 })
  .then(({ status, body }) => console.log(status, body[0]?.title));
