/// <reference types="node" />
import { createServer } from 'node:http';
import { wirespecSerialization } from '@flock/wirespec/serialization';
import { GetBook } from './generated/endpoint';
import type { Wirespec } from './generated/Wirespec';
import { library } from './library';

const { from, to } = GetBook.server(wirespecSerialization);

async function answer(method: string | undefined, address: string | undefined): Promise<Wirespec.RawResponse> {
  const { pathname } = new URL(`http://localhost${address}`);
  const path = pathname.split('/').slice(1).map(decodeURIComponent);
  if (method !== GetBook.api.method || path.length !== 2 || path[0] !== 'books')
    return { statusCode: 404, headers: {}, body: undefined };
  const request = from({ method, path, queries: {}, headers: {}, body: undefined });
  return to(await library.getBook(request));
}

const server = createServer((request, response) => {
  answer(request.method, request.url)
    // A request that cannot be read must not end the server.
    .catch(() => ({ statusCode: 400, body: undefined }))
    .then(({ statusCode, body }) => {
      response.writeHead(statusCode, { 'content-type': 'application/json' });
      response.end(body);
    });
});
const port = Number(process.env.PORT ?? 8080);
server.listen(port, () => console.log(`http://localhost:${port}`));
