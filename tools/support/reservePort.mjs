import { createServer } from 'node:http';
import { Problem } from './Problem.mjs';

/** @typedef {import('node:http').RequestListener} RequestListener */

/**
 * Takes a port at once, so that nobody else can take it during a long build; until `answerWith` is called every request gets a 503.
 * Listens on all addresses, because `localhost` is 127.0.0.1 for some programs and ::1 for others.
 *
 * @param {number} port
 * @returns {Promise<{answerWith: (listener: RequestListener) => void, close: () => Promise<void>}>}
 * @throws {Problem} when the port is busy or may not be used
 */
export async function reservePort(port) {
  /** @type {RequestListener} */
  let listener = (_request, response) => {
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '10' });
    response.end('The site is still being built. Reload this page in a moment.\n');
  };
  const server = createServer((request, response) => {
    listener(request, response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(describeListenError(error, port));
    });
    server.listen(port, () => {
      resolve(undefined);
    });
  });

  return {
    answerWith(next) {
      listener = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve(undefined);
        });
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 */
function describeListenError(error, port) {
  const other = port === 8080 ? 8081 : 8080;
  if (error.code === 'EADDRINUSE') {
    return new Problem(
      `Port ${port} is already in use: stop the program that uses it, or choose another port, for example PORT=${other} npm start.`,
    );
  }
  if (error.code === 'EACCES') {
    return new Problem(
      `Port ${port} needs more rights than you have: choose one above 1023, for example PORT=${other} npm start.`,
    );
  }

  return new Problem(
    `Port ${port} cannot be opened (${error.message}): choose another one, for example PORT=${other} npm start.`,
  );
}
