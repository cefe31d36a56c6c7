import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [file] = process.argv.slice(2);
const program = new URL('wirespec-lsp.mjs', import.meta.resolve('@flock/wirespec'));
const server = spawn(process.execPath, [fileURLToPath(program)]);
const send = (message) => {
  const json = JSON.stringify({ jsonrpc: '2.0', ...message });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`);
};

let received = '';
server.stdout.on('data', (chunk) => {
  received += chunk;
  for (let frame; (frame = /^Content-Length: (\d+)\r\n\r\n/.exec(received)); ) {
    const end = frame[0].length + Number(frame[1]);
    if (received.length < end) return;
    answer(JSON.parse(received.slice(frame[0].length, end)));
    received = received.slice(end);
  }
});

function answer({ id, result, method, params }) {
  if (id === 1) {
    console.log('offers:', Object.keys(result.capabilities).join(', '));
    send({ method: 'initialized', params: {} });
    const uri = pathToFileURL(path.resolve(file)).href;
    const text = fs.readFileSync(file, 'utf8');
    send({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId: 'wirespec', version: 1, text } } });
  } else if (method === 'textDocument/publishDiagnostics') {
    if (params.diagnostics.length === 0) console.log('no errors');
    for (const { range, message } of params.diagnostics) {
      console.log(`line ${range.start.line + 1}, column ${range.start.character + 1}: ${message}`);
    }
    server.stdin.end();
  }
}

send({ id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } });
