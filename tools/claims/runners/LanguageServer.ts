import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';
import { compilerFolder } from '../../../lib/compiler/compilerPackage';

/** A JSON-RPC message of the Language Server Protocol (LSP). */
export interface ServerMessage {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { code: number; message: string };
}

/** How long to wait for a message, in milliseconds; a server that is silent for longer is considered stuck. */
const TIMEOUT_MS = 60_000;

interface PendingMessage {
  matches: (message: ServerMessage) => boolean;
  resolve: (message: ServerMessage) => void;
  reject: (reason: string) => void;
}

/** A client for the language server, which it runs as an editor does. Once the process has ended, every request is rejected immediately with the reason. */
export class LanguageServer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #messages: ServerMessage[] = [];
  readonly #exit: Promise<number | null>;
  readonly #pending = new Set<PendingMessage>();
  /** Why the process has ended; undefined while it runs. */
  #endReason: string | undefined;
  #errorOutput = '';
  #received = Buffer.alloc(0);
  #lastId = 0;

  /** @param script - the server program, run with Node */
  constructor(script = path.join(compilerFolder, 'wirespec-lsp.mjs')) {
    this.#process = spawn(process.execPath, [script]);
    this.#process.stderr.setEncoding('utf8').on('data', (text: string) => (this.#errorOutput += text));
    // Writing to a process that has ended fails. The `close` handler below reports the end.
    this.#process.stdin.on('error', () => undefined);
    this.#process.once('error', ({ message }) => {
      this.#end(`it did not start (${message})`);
    });
    this.#exit = new Promise((resolve) => {
      this.#process.once('close', (code, signal) => {
        this.#end(`it ended with ${code === null ? String(signal) : `exit code ${code}`}. ${this.#errorOutput.trim()}`);
        resolve(code);
      });
    });
    this.#process.stdout.on('data', (chunk: Buffer) => {
      this.#read(chunk);
    });
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
    return this.#wait((message) => message.id === id, `a response to ${method}`);
  }

  /** Opens a document. @returns the messages of its diagnostics */
  async open(uri: string, text: string): Promise<string[]> {
    this.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'wirespec', version: 1, text } });
    // The protocol defines the two shapes that are asserted here.
    const { params } = await this.#wait(
      ({ method, params: about }) =>
        method === 'textDocument/publishDiagnostics' && (about as { uri: string }).uri === uri,
      `diagnostics of ${uri}`,
    );
    return (params as { diagnostics: { message: string }[] }).diagnostics.map(({ message }) => message);
  }

  /** Waits for the error response to a message that the server could not parse. */
  waitForParseError(): Promise<ServerMessage> {
    return this.#wait(({ error }) => error?.code === -32700, 'an error about a message that cannot be read');
  }

  /** Closes standard input, as an editor does when it quits. @returns the exit code */
  close(): Promise<number | null> {
    this.#process.stdin.end();
    return this.#exit;
  }

  stop(): void {
    this.#process.kill();
  }

  #send(message: ServerMessage): void {
    const json = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`);
  }

  #wait(matches: (message: ServerMessage) => boolean, what: string): Promise<ServerMessage> {
    const known = this.#messages.find(matches);
    if (known) return Promise.resolve(known);
    let timer: NodeJS.Timeout | undefined;
    let pending: PendingMessage | undefined;
    return new Promise<ServerMessage>((resolve, reject) => {
      pending = {
        matches,
        resolve,
        reject: (reason) => {
          reject(new Error(`The language server does not send ${what}: ${reason}`));
        },
      };
      this.#pending.add(pending);
      if (this.#endReason !== undefined) pending.reject(this.#endReason);
      timer = setTimeout(pending.reject, TIMEOUT_MS, `nothing arrived for ${TIMEOUT_MS / 1000} s.`);
    }).finally(() => {
      clearTimeout(timer);
      if (pending) this.#pending.delete(pending);
    });
  }

  #end(reason: string): void {
    this.#endReason ??= reason;
    for (const { reject } of this.#pending) reject(reason);
  }

  #read(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const head = /^Content-Length: (\d+)\r\n\r\n/.exec(this.#received.toString('latin1'));
      if (!head) return;
      const end = head[0].length + Number(head[1]);
      if (this.#received.length < end) return;
      // The protocol defines the shape of what the server sends.
      const message = JSON.parse(this.#received.subarray(head[0].length, end).toString('utf8')) as ServerMessage;
      this.#received = this.#received.subarray(end);
      this.#messages.push(message);
      for (const { matches, resolve } of this.#pending) if (matches(message)) resolve(message);
    }
  }
}
