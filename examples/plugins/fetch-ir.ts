import { wirespecFetchIr } from '@flock/wirespec/fetch';
import { wirespecSerialization } from '@flock/wirespec/serialization';
import { client } from './generated/Client';

const answer = async (path: string, init?: RequestInit) => {
  console.log(init?.method, path);
  return Response.json([
    { isbn: '9780141439600', title: 'A Tale of Two Cities' },
  ]);
};

const api = client(wirespecSerialization, {
  transport: (request) => wirespecFetchIr(request, answer),
});

void api.findBooks({ title: 'Cats & Dogs', limit: 5 }).then((response) => {
  if (response.status === 200)
    console.log(response.status, response.body[0]?.title);
});
