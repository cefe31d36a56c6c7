/// <reference types="node" />
import { wirespecSerialization } from '@flock/wirespec/serialization';
import { handler } from './copies';
import { client } from './generated/Client';
import { GetCopy } from './generated/endpoint';
import { validateCopy } from './generated/model/Copy';

// A client that calls the handler without a network. For a running server, give `client` a transport that sends.
const server = GetCopy.server(wirespecSerialization);
const api = client(wirespecSerialization, {
  transport: async (request) => server.to(await handler.getCopy(server.from(request))),
});

/** Requests a copy, and lists the problems of the response. */
async function check(barcode: string, status: GetCopy.Response['status']): Promise<string[]> {
  const response = await api.getCopy({ barcode });
  if (response.status !== status) return [`status ${response.status} instead of ${status}`];
  return response.status === 200 ? validateCopy(response.body).map((field) => `invalid ${field}`) : [];
}

async function main(): Promise<void> {
  const cases = [
    ['3012345678901', 200],
    ['3012345678902', 200],
    ['3012345678903', 404],
  ] as const;
  for (const [barcode, status] of cases) {
    const problems = await check(barcode, status);
    console.log(barcode, problems.length === 0 ? 'passed' : `failed: ${problems.join(', ')}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

void main();
