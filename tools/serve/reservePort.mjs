import { createServer } from 'node:http';
import { Problem } from '../support/Problem.mjs';

/** @typedef {import('node:http').RequestListener} RequestListener */

const HIGHEST_PORT = 65_535;

/** What the system says of an address that this computer does not have, such as ::1 without IPv6. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** `localhost` is the first for some programs and the second for others. */
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Reads where to serve.
 *
 * @param {NodeJS.ProcessEnv} environment `PORT` is 3000 by default; `HOST` is an address of this computer, by default those of the loopback device
 * @returns {{port: number, hosts: string[]}} a port between 1 and 65535
 * @throws {Problem} when `PORT` is anything else
 */
export function readAddress({ PORT, HOST }) {
  const text = PORT || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > HIGHEST_PORT) {
    throw new Problem(
      `PORT is "${text}", which is not a port: use a whole number from 1 to ${HIGHEST_PORT}, for example PORT=8080 npm start.`,
    );
  }

  return { port, hosts: HOST ? [HOST] : LOOPBACK };
}

/**
 * Takes a port at once, so that no other program can take it during a long build; until `answerWith` is called every request gets a 503.
 *
 * @param {{port: number, hosts: readonly string[]}} address
 * @returns {Promise<{answerWith: (listener: RequestListener) => void, close: () => void}>} `close` also ends open connections
 * @throws {Problem} when the port is busy or may not be used, or no host is an address of this computer
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
    throw describeListenError(failure ?? failures[0], port, hosts);
  }

  return {
    answerWith(next) {
      listener = next;
    },
    close,
  };
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<NodeJS.ErrnoException | undefined>} why it cannot listen
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
function describeListenError(error, port, hosts) {
  const example = `for example PORT=${port === 8080 ? 8081 : 8080} npm start.`;
  if (error?.code === 'EADDRINUSE') {
    return new Problem(
      `Port ${port} is already in use: stop the program that uses it, or choose another port, ${example}`,
    );
  }
  if (error?.code === 'EACCES') {
    return new Problem(`Port ${port} needs more rights than you have: choose one above 1023, ${example}`);
  }

  return new Problem(
    `Port ${port} of ${hosts.join(' and ')} cannot be opened (${error?.message ?? ''}): choose another one, ${example}`,
  );
}
