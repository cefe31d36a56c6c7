import compression from 'compression';

/**
 * @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, next: () =>
 * void) => void} Middleware
 */

/**
 * Wraps a listener so that its text responses are compressed, as hosts do. The browser tests do not use it, because
 * compression takes longer than a local transfer.
 *
 * @param {import('node:http').RequestListener} listener
 * @returns {import('node:http').RequestListener}
 */
export function compressResponses(listener) {
  // The package's types are for Express, but it uses only properties of Node's requests and responses.
  const compress = /** @type {Middleware} */ (/** @type {unknown} */ (compression()));

  return (request, response) => {
    compress(request, response, () => {
      listener(request, response);
    });
  };
}
