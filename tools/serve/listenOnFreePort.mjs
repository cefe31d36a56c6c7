import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Starts a server on a free port of the loopback interface.
 *
 * @param {import('node:http').RequestListener} listener
 * @returns {Promise<{address: string, close: () => void}>} the address without a trailing slash; `close` also closes
 *   open connections
 */
export async function listenOnFreePort(listener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
