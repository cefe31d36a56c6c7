import { compressResponses } from './compressResponses.mjs';
import { createStaticListener } from './createStaticListener.mjs';
import { listenOnFreePort } from './listenOnFreePort.mjs';

/**
 * Serves a built site, with compression, on a free port of the loopback interface.
 *
 * @param {string} folder absolute path of the built site
 * @returns {ReturnType<typeof listenOnFreePort>}
 */
export function serveOnFreePort(folder) {
  return listenOnFreePort(compressResponses(createStaticListener(folder)));
}
