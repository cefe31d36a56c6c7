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

/** Program of a server that answers each message with the list that `answer` returns for it. */
const createServer = (answer: string, write = 'process.stdout.write(all)'): string => `
  const answer = ${answer};
  const send = (all) => { ${write}; };
  let received = '';
  process.stdin.setEncoding('latin1').on('data', (text) => {
    received += text;
    for (;;) {
      const [head, length] = /^Content-Length: (\\d+)\\r\\n\\r\\n/.exec(received) ?? [];
      if (!head || received.length < head.length + Number(length)) return;
      const body = received.slice(head.length, head.length + Number(length));
      received = received.slice(head.length + Number(length));
      const messages = answer(JSON.parse(Buffer.from(body, 'latin1').toString('utf8'))).map((message) => {
        const json = JSON.stringify(message);
        return Buffer.from('Content-Length: ' + Buffer.byteLength(json) + '\\r\\n\\r\\n' + json);
      });
      send(Buffer.concat(messages));
    }
  });`;

const DIAGNOSTICS = `({ id, method, params }) =>
  method === 'textDocument/didOpen'
    ? ['b.ws', params.textDocument.uri].map((uri) => ({
        method: 'textDocument/publishDiagnostics',
        params: { uri, diagnostics: [{ message: uri + ': ' + params.textDocument.text + ' é' }, { message: 'next' }] },
      }))
    : id === undefined ? [] : [{ id, result: { method, params } }]`;

it('finds the response to each request and the diagnostics of each document, in any order', async () => {
  const server = startServer(createServer(DIAGNOSTICS));
  await server.start();
  server.open('a.ws', 'Café');
  const result = { method: 'textDocument/hover', params: { at: 'ü' } };
  expect(await server.request('textDocument/hover', { at: 'ü' })).toMatchObject({ result });
  expect(await server.waitForDiagnostics('a.ws')).toEqual(['a.ws: Café é', 'next']);
  expect(await server.waitForDiagnostics('b.ws')).toEqual(['b.ws: Café é', 'next']);
});

it('reads messages that arrive in pieces', async () => {
  const pieces =
    'const write = (from, to, next) => process.stdout.write(all.subarray(from, to), next);' +
    'const cut = all.length - 20; write(0, 9, () => write(9, cut, () => write(cut)));';
  const server = startServer(createServer(DIAGNOSTICS, `if (all.length > 0) { ${pieces} }`));
  await server.start();
  server.open('a.ws', 'Café');
  expect(await server.waitForDiagnostics('a.ws')).toEqual(['a.ws: Café é', 'next']);
});

it('waits for the error about a message that cannot be read, and not for another error', async () => {
  const answer = `({ id }) => id === undefined ? [] : [
    { id: null, error: { code: -32601, message: 'unknown' } }, { id: null, error: { code: -32700, message: 'unreadable' } }, { id, result: 1 }
  ]`;
  const server = startServer(createServer(answer));
  await server.start();
  expect(await server.waitForParseError()).toMatchObject({ error: { message: 'unreadable' } });
});

it('names the signal that ended a server', async () => {
  const server = startServer("process.kill(process.pid, 'SIGKILL');");
  await expect(server.start()).rejects.toThrow('a response to initialize: the process ended with SIGKILL. ');
  await expect(server.waitForDiagnostics('a.ws')).rejects.toThrow('did not send diagnostics of a.ws: ');
  await expect(server.waitForParseError()).rejects.toThrow(
    'did not send an error about a message that cannot be read: ',
  );
});
