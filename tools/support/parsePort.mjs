import { Problem } from './Problem.mjs';

const DEFAULT_PORT = 3000;
const HIGHEST_PORT = 65_535;

/**
 * Reads the port to serve on.
 *
 * @param {string | undefined} text the value of the variable `PORT`; nothing or an empty text means 3000
 * @returns {number} a port between 1 and 65535
 * @throws {Problem} when the text is anything else
 */
export function parsePort(text) {
  if (text === undefined || text === '') {
    return DEFAULT_PORT;
  }
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > HIGHEST_PORT) {
    throw new Problem(
      `PORT is "${text}", which is not a port: use a whole number from 1 to ${HIGHEST_PORT}, for example PORT=8080 npm start.`,
    );
  }

  return port;
}
