import { createServer } from 'node:http';
import { Problem } from '../support/Problem.mjs';

/** @typedef {import('node:http').RequestListener} RequestListener */

const HIGHEST_PORT = 65_535;

/** Error codes for an address that this computer does not have, such as `::1` without IPv6. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Both addresses of `localhost`. The server listens on both, because programs differ in which one they use. */
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Reads the address of the server from the environment.
 *
 * @param {NodeJS.ProcessEnv} environment `PORT` is 3000 by default; `HOST` is an address of this computer, by default
 *   the loopback addresses
 * @returns {{port: number, hosts: string[], url: string}} a port between 1 and 65535, and the URL for the terminal
 * @throws {Problem} if `PORT` is not such a number
 */
export function readServerAddress({ PORT, HOST }) {
  const text = PORT || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > HIGHEST_PORT) {
    throw new Problem(
      `PORT is "${text}", which is not a port: use a whole number from 1 to ${HIGHEST_PORT}, for example PORT=8080 npm start.`,
    );
  }

  return { port, hosts: HOST ? [HOST] : LOOPBACK, url: formatServerUrl(HOST || 'localhost', port) };
}

/**
 * Formats the URL of the server for the terminal.
 *
 * @param {string} host name or IP address
 * @param {number} port
 * @returns {string} the URL, in which an IPv6 address is in brackets
 */
function formatServerUrl(host, port) {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Opens a port immediately, so that no other program can take it during a long build. Until `setListener` is called,
 * every request gets status 503.
 *
 * @param {{port: number, hosts: readonly string[]}} address
 * @returns {Promise<{setListener: (listener: RequestListener) => void, close: () => void}>} `close` also closes open
 *   connections
 * @throws {Problem} if the port is in use or not permitted, or if no host is an address of this computer
 */
export async function reservePort({ port, hosts }) {
  /** @type {RequestListener} */
  let listener = (_request, response) => {
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '10' });
    response.end('The site is still being built. Reload this page in a moment.\n');
  };
  const servers = hosts.map(() =>
    createServer((request, response) => {
      listener(request, response);
    }),
  );
  const close = () => {
    for (const server of servers) server.close().closeAllConnections();
  };
  const failures = await Promise.all(servers.map((server, index) => listen(server, port, hosts[index])));
  const failure = failures.find((error) => error !== undefined && !NO_SUCH_ADDRESS.has(error.code ?? ''));
  if (failure !== undefined || !failures.includes(undefined)) {
    close();
    throw createListenProblem(failure ?? failures[0], port, hosts);
  }

  return {
    setListener(next) {
      listener = next;
    },
    close,
  };
}

/**
 * Starts listening on one host.
 *
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<NodeJS.ErrnoException | undefined>} the error; undefined if the server listens
 */
function listen(server, port, host) {
  return new Promise((resolve) => {
    server.once('error', resolve).listen(port, host, () => {
      resolve(undefined);
    });
  });
}

/**
 * @param {NodeJS.ErrnoException | undefined} error
 * @param {number} port
 * @param {readonly string[]} hosts
 */
function createListenProblem(error, port, hosts) {
  const example = `for example PORT=${port === 8080 ? 8081 : 8080} npm start.`;
  if (error?.code === 'EADDRINUSE') {
    return new Problem(
      `Port ${port} is already in use: stop the program that uses it, or choose another port, ${example}`,
    );
  }
  if (NO_SUCH_ADDRESS.has(error?.code ?? '') || error?.syscall === 'getaddrinfo') {
    return new Problem(
      `${hosts.join(' and ')} cannot be opened (${error?.message ?? ''}): set HOST to an address of this computer, or unset it.`,
    );
  }
  if (error?.code === 'EACCES') {
    return new Problem(`Port ${port} needs more rights than you have: choose another one above 1023, ${example}`);
  }

  return new Problem(
    `Port ${port} of ${hosts.join(' and ')} cannot be opened (${error?.message ?? ''}): choose another one, ${example}`,
  );
}
