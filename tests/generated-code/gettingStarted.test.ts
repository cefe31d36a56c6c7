import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PROJECT = path.resolve(__dirname, '../..');
const EXAMPLE = path.join(PROJECT, 'examples', 'getting-started', 'npm');
const PAGE = fs.readFileSync(path.join(PROJECT, 'docs', 'getting-started.md'), 'utf8');

/** What the page asks the server with `curl`, and what it shows as the answer. */
const ANSWERS = [
  ...PAGE.matchAll(
    /```bash\ncurl http:\/\/localhost:8080(\S+)\n```\n\n```json title="answer, status (\d+)"\n(.*?)\n```/gs,
  ),
].map(([, address = '', status = '', body = '']) => ({ address, status: Number(status), body }));

/** A port that nobody listens to. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  // It listens to a port, not to a pipe.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

let url = '';
let stop = (): void => undefined;

beforeAll(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'getting-started-'));
  fs.cpSync(EXAMPLE, folder, { recursive: true });
  fs.symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const program of [
    ['@flock/wirespec/wirespec-bin.mjs', 'compile', '-i', './contracts', '-o', './generated', '-l', 'TypeScript'],
    ['typescript-7/bin/tsc'],
  ]) {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [`node_modules/${program[0]}`, ...program.slice(1)],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    expect([status, stderr], stdout).toEqual([0, '']);
  }
  const port = await findPort();
  url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['dist/serve.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
  });
  stop = () => {
    server.kill();
    fs.rmSync(folder, { recursive: true });
  };
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => {
      throw new Error('The server did not start.');
    }),
  ]);
}, 120_000);

afterAll(() => {
  stop();
});

it('answers as the page of Getting started shows', async () => {
  expect(ANSWERS.map(({ status }) => status)).toEqual([200, 404]);
  for (const { address, status, body } of ANSWERS) {
    const response = await fetch(url + address);
    expect([response.status, await response.text()]).toEqual([status, body]);
  }
});

it('survives requests that it cannot read', async () => {
  for (const [address, status] of [
    ['/books/%E0%A4%A', 400],
    ['/books/[x]', 400],
    ['/books/__proto__', 404],
    ['/shelves', 404],
  ] as const) {
    expect([address, (await fetch(url + address)).status]).toEqual([address, status]);
  }
});
