import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { networkInterfaces } from 'node:os';
import { readServerAddress, reservePort as reserve } from '../../tools/serve/reservePort.mjs';
import { findFreePort } from '../support/findFreePort';
import { listen } from '../support/listen';

const reservePort = (port: number) => reserve(readServerAddress({ PORT: String(port) }));

it('answers 503 while the site is built, and then calls its listener', async () => {
  const port = await findFreePort();
  const server = await reservePort(port);
  onTestFinished(server.close);

  const early = await fetch(`http://127.0.0.1:${port}/`);
  expect(early.status).toBe(503);
  expect(await early.text()).toContain('still being built');

  server.setListener((_request, response) => {
    response.end('the site');
  });
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('the site');
});

it('refuses a busy port in one line that names another one', async () => {
  const port = await findFreePort();
  const first = await reservePort(port);
  onTestFinished(first.close);

  await expect(reservePort(port)).rejects.toThrow(
    `Port ${port} is already in use: stop the program that uses it, or choose another port, for example PORT=8080 npm start.`,
  );
});

it('refuses a port that only 127.0.0.1 uses', async () => {
  const port = await findFreePort();
  const other = createServer();
  await listen(other, { host: '127.0.0.1', port });
  onTestFinished(() => void other.close());

  await expect(reservePort(port)).rejects.toThrow(`Port ${port} is already in use`);
});

it('releases the port when it is closed', async () => {
  const port = await findFreePort();
  (await reservePort(port)).close();
  const again = await reservePort(port);
  again.close();
});

const OWN_ADDRESS = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

it.skipIf(OWN_ADDRESS === undefined)('answers other computers only when HOST asks for it', async () => {
  const port = await findFreePort();
  const local = await reservePort(port);
  await expect(fetch(`http://${OWN_ADDRESS}:${port}/`)).rejects.toThrow('fetch failed');
  local.close();
  const open = await reserve(readServerAddress({ PORT: String(port), HOST: '0.0.0.0' }));
  onTestFinished(open.close);
  expect((await fetch(`http://${OWN_ADDRESS}:${port}/`)).status).toBe(503);
});

it('listens on loopback addresses by default', () => {
  expect(readServerAddress({}).hosts).toEqual(['127.0.0.1', '::1']);
  expect(readServerAddress({ HOST: '0.0.0.0' }).hosts).toEqual(['0.0.0.0']);
});

it('reports that HOST is not an address of this computer', async () => {
  const address = readServerAddress({ PORT: String(await findFreePort()), HOST: '192.0.2.1' });
  await expect(reserve(address)).rejects.toThrow(
    /^192\.0\.2\.1 cannot be opened \(.*EADDRNOTAVAIL.*\): set HOST to an address of this computer, or unset it\.$/,
  );
});

it.each([
  [undefined, 3000],
  ['', 3000],
  ['1', 1],
  ['8080', 8080],
  ['65535', 65_535],
])('reads PORT=%s as %i', (PORT, port) => {
  expect(readServerAddress({ ...(PORT === undefined ? {} : { PORT }) }).port).toBe(port);
});

it.each(['0', '65536', '-1', '80.5', '1e3', '0x50', 'http', ' 80'])('refuses PORT="%s" in one line', (PORT) => {
  expect(() => readServerAddress({ PORT })).toThrow(
    `PORT is "${PORT}", which is not a port: use a whole number from 1 to 65535, for example PORT=8080 npm start.`,
  );
});

it.each([
  [undefined, 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
])('formats the URL of the host %s so that it can be opened', (HOST, url) => {
  expect(readServerAddress({ HOST }).url).toBe(url);
  expect(new URL(url).port).toBe('3000');
});
