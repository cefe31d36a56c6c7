import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { decode, encode, listDiagnostics, open, SERVER, START } from '../../support/languageServer.mjs';

const { url } = import.meta;
const server = spawn(process.execPath, [SERVER], { timeout: 60_000 });
// The server reads the first file together with the beginning of the second one, so it loses both.
server.stdin.write(encode(...START, open(url, 'accents.ws'), open(url, 'next.ws')));
let output = Buffer.alloc(0);
for await (const chunk of server.stdout) {
  output = Buffer.concat([output, chunk]);
  if (String(output).includes('-32700') && !server.stdin.writableEnded) server.stdin.end(encode(open(url, 'later.ws')));
}
const messages = decode(output);
assert.ok(messages.some(({ error }) => error?.message.includes('Parse error')));
assert.deepEqual(listDiagnostics(messages), [['Cannot find reference: Text']]);
