import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { compilerFolder } from '../../../lib/compiler/compilerPackage';

/** A JSON-RPC message of the Language Server Protocol (LSP). */
export interface ServerMessage {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { code: number; message: string };
}

/** Time in milliseconds to wait for a message. If it does not arrive in time, the client stops the server. */
const TIMEOUT_MS = 60_000;

/** Arguments of the event `exit`. The cast of the result of `once` is safe, because Node documents them. */
type ProcessExit = [code: number | null, signal: NodeJS.Signals | null];

/**
 * A client for the language server, which it runs as an editor does. Send only one request at a time. A method that
 * waits for a message throws an Error if it does not arrive within a minute, or if the server ends.
 */
export class LanguageServerClient {
  readonly #process: ChildProcessWithoutNullStreams;
  /** Whether the server was stopped because it did not respond in time. */
  #isLate = false;
  readonly #messages: ServerMessage[] = [];
  readonly #incoming: AsyncGenerator<ServerMessage>;
  readonly #errorOutput: Promise<string>;
  readonly #exit: Promise<ProcessExit>;
  #lastId = 0;

  /**
   * Starts the server.
   *
   * @param script - program of the server, which runs in Node
   */
  constructor(script = path.join(compilerFolder, 'wirespec-lsp.mjs')) {
    this.#process = spawn(process.execPath, [script]);
    // Writing fails if the process has ended. `#waitFor` reports the end of the process.
    this.#process.stdin.on('error', () => undefined);
    this.#incoming = readMessages(this.#process.stdout);
    this.#errorOutput = text(this.#process.stderr);
    this.#exit = once(this.#process, 'exit') as Promise<ProcessExit>;
  }

  /** Sends `initialize` and `initialized`, which the protocol requires before any other message. */
  async start(): Promise<void> {
    await this.request('initialize', { processId: null, rootUri: null, capabilities: {} });
    this.notify('initialized', {});
  }

  notify(method: string, params: object): void {
    this.#send({ method, params });
  }

  request(method: string, params: object): Promise<ServerMessage> {
    const id = ++this.#lastId;
    this.#send({ id, method, params });
    return this.#waitFor((message) => message.id === id, `a response to ${method}`);
  }

  /** Tells the server that the editor has opened a document. Does not wait for its diagnostics. */
  open(uri: string, content: string): void {
    this.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'wirespec', version: 1, text: content } });
  }

  /** Waits for the diagnostics of a document, and returns their messages. */
  async waitForDiagnostics(uri: string): Promise<string[]> {
    // The casts are safe: the protocol defines the parameters of `textDocument/publishDiagnostics`.
    const { params } = await this.#waitFor(
      ({ method, params: about }) =>
        method === 'textDocument/publishDiagnostics' && (about as { uri: string }).uri === uri,
      `diagnostics of ${uri}`,
    );
    return (params as { diagnostics: { message: string }[] }).diagnostics.map(({ message }) => message);
  }

  /** Waits for the error response to a message that the server could not parse. */
  waitForParseError(): Promise<ServerMessage> {
    return this.#waitFor(({ error }) => error?.code === -32700, 'an error about a message that cannot be read');
  }

  /**
   * Closes standard input, as an editor does when it quits.
   *
   * @returns the exit code
   */
  async close(): Promise<number | null> {
    this.#process.stdin.end();
    return (await this.#exit)[0];
  }

  stop(): void {
    this.#process.kill();
  }

  #send(message: ServerMessage): void {
    const json = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`);
  }

  async #waitFor(matches: (message: ServerMessage) => boolean, what: string): Promise<ServerMessage> {
    const known = this.#messages.find(matches);
    if (known) return known;
    const timer = setTimeout(() => {
      this.#isLate = true;
      this.stop();
    }, TIMEOUT_MS);
    try {
      for (;;) {
        const next = await this.#incoming.next();
        if (next.done === true) break;
        this.#messages.push(next.value);
        if (matches(next.value)) return next.value;
      }
    } finally {
      clearTimeout(timer);
    }
    const [code, signal] = await this.#exit;
    const end = this.#isLate
      ? `nothing arrived within ${TIMEOUT_MS / 1000} s`
      : `the process ended with ${signal ?? `exit code ${String(code)}`}`;
    throw new Error(`The language server did not send ${what}: ${end}. ${(await this.#errorOutput).trim()}`);
  }
}

async function* readMessages(stream: AsyncIterable<Buffer>): AsyncGenerator<ServerMessage> {
  let received = Buffer.alloc(0);
  for await (const chunk of stream) {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const head = /^Content-Length: (\d+)\r\n\r\n/.exec(received.toString('latin1'));
      const end = head ? head[0].length + Number(head[1]) : Infinity;
      if (!head || received.length < end) break;
      // The cast is safe: the protocol defines the shape of the server's messages.
      yield JSON.parse(received.subarray(head[0].length, end).toString('utf8')) as ServerMessage;
      received = received.subarray(end);
    }
  }
}
