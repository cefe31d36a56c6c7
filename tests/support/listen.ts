import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';

/**
 * Starts a server.
 *
 * @param address - host and port; by default, all addresses of this computer and a free port
 * @returns the port
 */
export async function listen(server: Server, address: { host?: string; port?: number } = {}): Promise<number> {
  server.listen(address.port ?? 0, address.host);
  await once(server, 'listening');
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('The operating system assigned no port.');
  return listening.port;
}

/** Stops an HTTP server, and closes its connections. */
export function closeServer(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}
