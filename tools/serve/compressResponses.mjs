import compression from 'compression';

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, next: () => void) => void} Middleware */

/**
 * Wraps a listener so that its text responses are compressed, as hosts do. The browser tests do without it, because compression costs more than a local transfer.
 *
 * @param {import('node:http').RequestListener} listener
 * @returns {import('node:http').RequestListener}
 */
export function compressResponses(listener) {
  // Its types are for Express, but it only uses properties that Node's requests and responses have.
  const compress = /** @type {Middleware} */ (/** @type {unknown} */ (compression()));

  return (request, response) => {
    compress(request, response, () => {
      listener(request, response);
    });
  };
}
