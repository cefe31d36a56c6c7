import { createServer } from 'node:net';

/** Finds a port that no program listens to. Another program may take it before the caller does. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The operating system assigned no port.');

  return address.port;
}
