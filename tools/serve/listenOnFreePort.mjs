import { createServer } from 'node:http';

/**
 * Starts a server on a free port of the loopback interface.
 *
 * @param {import('node:http').RequestListener} listener
 * @returns {Promise<{address: string, close: () => void}>} the address without a trailing slash; `close` also closes
 *   open connections
 */
export async function listenOnFreePort(listener) {
  const server = createServer(listener);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      resolve(undefined);
    });
  });
  const bound = server.address();

  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
