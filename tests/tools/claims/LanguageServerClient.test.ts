import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { LanguageServerClient } from '../../../tools/claims/runners/LanguageServerClient';
import { makeFolder } from '../../support/makeFolder';

function startServer(program: string): LanguageServerClient {
  const server = new LanguageServerClient(path.join(makeFolder({ 'server.mjs': program }), 'server.mjs'));
  onTestFinished(() => {
    server.stop();
  });
  return server;
}

const ENDED =
  'The language server did not send a response to initialize: the process ended with exit code 3. No memory is left.';

it('fails a pending request when the server dies, with its exit code and output', async () => {
  const server = startServer("console.error('No memory is left.'); process.exit(3);");
  await expect(server.start()).rejects.toThrow(ENDED);
});

it('fails every question to a server that has died, and does not break when it is written to', async () => {
  const server = startServer("console.error('No memory is left.'); process.exitCode = 3; process.stdin.destroy();");
  expect(await server.close()).toBe(3);
  server.notify('initialized', {});
  await expect(server.start()).rejects.toThrow(ENDED);
});
