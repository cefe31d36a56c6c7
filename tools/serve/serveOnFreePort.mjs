import { createServer } from 'node:http';
import { compressAnswers } from './compressAnswers.mjs';
import { createStaticListener } from './createStaticListener.mjs';

/**
 * Serves a built site on a port that is free at this moment.
 *
 * @param {string} folder with the built site, absolute
 * @returns {Promise<{address: string, close: () => void}>} the address without a slash at the end
 */
export async function serveOnFreePort(folder) {
  const server = createServer(compressAnswers(createStaticListener(folder)));
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
