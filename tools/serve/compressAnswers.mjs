import compression from 'compression';

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, next: () => void) => void} Middleware */

/**
 * Lets texts travel compressed, as hosts do. Not for the browser tests, where nothing travels far and each page would be compressed for each test.
 *
 * @param {import('node:http').RequestListener} listener
 * @returns {import('node:http').RequestListener}
 */
export function compressAnswers(listener) {
  // Typed for Express, but it uses nothing that Node's own requests and answers do not have.
  const compress = /** @type {Middleware} */ (/** @type {unknown} */ (compression()));

  return (request, response) => {
    compress(request, response, () => {
      listener(request, response);
    });
  };
}
