import { compressAnswers } from './compressAnswers.mjs';
import { createStaticListener } from './createStaticListener.mjs';
import { listenOnFreePort } from './listenOnFreePort.mjs';

/**
 * Serves a built site on a port that is free at this moment.
 *
 * @param {string} folder with the built site, absolute
 * @returns {ReturnType<typeof listenOnFreePort>}
 */
export function serveOnFreePort(folder) {
  return listenOnFreePort(compressAnswers(createStaticListener(folder)));
}
