import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { reservePort } from '../../tools/support/reservePort.mjs';

/** A port that was free a moment ago. */
async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') {
    throw new Error('The system gave no port.');
  }

  return address.port;
}

it('answers 503 while the site is built, then what it is told to', async () => {
  const port = await findFreePort();
  const server = await reservePort(port);
  onTestFinished(() => server.close());

  const early = await fetch(`http://127.0.0.1:${port}/`);
  expect(early.status).toBe(503);
  expect(await early.text()).toContain('still being built');

  server.answerWith((_request, response) => {
    response.end('the site');
  });
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('the site');
});

it('refuses a busy port in one line that names another one', async () => {
  const port = await findFreePort();
  const first = await reservePort(port);
  onTestFinished(() => first.close());

  await expect(reservePort(port)).rejects.toThrow(
    `Port ${port} is already in use: stop the program that uses it, or choose another port, for example PORT=8080 npm start.`,
  );
});

it('refuses a port that only 127.0.0.1 uses', async () => {
  const port = await findFreePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());

  await expect(reservePort(port)).rejects.toThrow(`Port ${port} is already in use`);
});

it('gives the port back when it is closed', async () => {
  const port = await findFreePort();
  await (await reservePort(port)).close();
  const again = await reservePort(port);
  await again.close();
});
