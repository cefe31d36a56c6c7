import { expect, it } from 'vitest';
import { parsePort } from '../../tools/support/parsePort.mjs';

it.each([
  [undefined, 3000],
  ['', 3000],
  ['1', 1],
  ['8080', 8080],
  ['65535', 65_535],
])('reads PORT=%s as %i', (text, port) => {
  expect(parsePort(text)).toBe(port);
});

it.each(['0', '65536', '-1', '80.5', '1e3', '0x50', 'http', ' 80'])('refuses PORT="%s" in one line', (text) => {
  expect(() => parsePort(text)).toThrow(
    `PORT is "${text}", which is not a port: use a whole number from 1 to 65535, for example PORT=8080 npm start.`,
  );
});
