import { createServer } from 'node:net';
import { listen } from './listen';

/** Finds a port that no program listens to. Another program may take it before the caller does. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));

  return port;
}
