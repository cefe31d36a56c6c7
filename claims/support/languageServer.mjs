import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
export const SERVER = path.join(path.dirname(require.resolve('@flock/wirespec')), 'wirespec-lsp.mjs');

/**
 * Messages of the Language Server Protocol.
 *
 * @typedef {{id?: number, method: string, params: object}} ClientMessage
 *
 * @typedef {object} ServerMessage
 * @property {number | null} [id] number of the request
 * @property {string} [method]
 * @property {{diagnostics: {message: string}[]}} [params]
 * @property {{length?: number} | null} [result] a list, or an object without a length
 * @property {{code: number, message: string}} [error]
 */

/** Messages that the protocol requires before all others. @type {readonly ClientMessage[]} */
export const START = [
  { id: 0, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } },
  { method: 'initialized', params: {} },
];

/**
 * Sends messages to a language server, as an editor does, and closes its input.
 *
 * @param {readonly ClientMessage[]} messages
 * @returns {ServerMessage[]} the messages of the server, in order, without its answer to `initialize`
 * @throws {assert.AssertionError} if the server does not end with exit code 0 within a minute
 */
export function askServer(...messages) {
  const input = encode(...START, ...messages);
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [SERVER], { input, timeout: 60_000 });
  assert.equal(status, 0, `The language server ended with ${signal ?? `exit code ${status}`}. ${String(stderr)}`);
  return decode(stdout).slice(1);
}

/**
 * Creates the message that the editor has opened a file.
 *
 * @param {string} program URL of the claim's program, in whose folder the file is
 * @param {string} file
 * @returns {ClientMessage}
 */
export function open(program, file) {
  const { href: uri } = new URL(file, program);
  const text = fs.readFileSync(new URL(uri), 'utf8');
  return {
    method: 'textDocument/didOpen',
    params: { textDocument: { uri, languageId: 'wirespec', version: 1, text } },
  };
}

/**
 * Creates a request about a place in a file.
 *
 * @param {string} program URL of the claim's program, in whose folder the file is
 * @param {string} method such as `definition`
 * @param {string} place file, line and column, such as `library.ws:1:7`
 * @param {object} [params] additional parameters
 * @returns {ClientMessage}
 */
export function request(program, method, place, params) {
  const [file = '', line, column] = place.split(':');
  const position = { line: Number(line) - 1, character: Number(column) - 1 };
  const { href: uri } = new URL(file, program);
  return { id: 1, method: `textDocument/${method}`, params: { textDocument: { uri }, position, ...params } };
}

/**
 * Finds the messages of the compiler about each file.
 *
 * @param {readonly ServerMessage[]} messages of the server
 * @returns {string[][]}
 */
export function listDiagnostics(messages) {
  return messages
    .filter(({ method }) => method === 'textDocument/publishDiagnostics')
    .map(({ params }) => params?.diagnostics.map(({ message }) => message) ?? []);
}

/**
 * Writes messages as the bytes of the protocol: each with a header that states its length.
 *
 * @param {readonly ClientMessage[]} messages
 */
export function encode(...messages) {
  return messages
    .map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }))
    .map((json) => `Content-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`)
    .join('');
}

/**
 * Reads the messages in the output of the server: the reverse of `encode`.
 *
 * @param {Buffer} output
 * @returns {ServerMessage[]}
 */
export function decode(output) {
  return [...output.toString('latin1').matchAll(/Content-Length: (\d+)\r\n\r\n/g)].map(
    ({ 0: head, 1: length, index }) => {
      const start = index + head.length;
      /** @type {ServerMessage} */
      const message = JSON.parse(output.subarray(start, start + Number(length)).toString('utf8'));

      return message;
    },
  );
}
