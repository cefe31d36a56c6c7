import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';
import { compilerFolder } from '../../../lib/compiler/compilerPackage';

/** A message of the protocol between editors and language servers. */
export interface ServerMessage {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { code: number; message: string };
}

/** After this many milliseconds without an answer none is coming. */
const PATIENCE = 60_000;

/** The language server as an editor runs it. */
export class LanguageServer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #messages: ServerMessage[] = [];
  readonly #waiting: { wanted: (message: ServerMessage) => boolean; resolve: (message: ServerMessage) => void }[] = [];
  #received = Buffer.alloc(0);
  #lastId = 0;

  constructor() {
    this.#process = spawn(process.execPath, [path.join(compilerFolder, 'wirespec-lsp.mjs')]);
    this.#process.stdout.on('data', (chunk: Buffer) => {
      this.#read(chunk);
    });
  }

  /** Says hello, as an editor does before anything else. */
  async start(): Promise<void> {
    await this.ask('initialize', { processId: null, rootUri: null, capabilities: {} });
    this.notify('initialized', {});
  }

  notify(method: string, params: object): void {
    this.#send({ method, params });
  }

  ask(method: string, params: object): Promise<ServerMessage> {
    const id = ++this.#lastId;
    this.#send({ id, method, params });
    return this.#wait((message) => message.id === id, `the answer to ${method}`);
  }

  /** Opens a document. @returns the messages about it. */
  async open(uri: string, text: string): Promise<string[]> {
    this.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'wirespec', version: 1, text } });
    // The protocol gives these notifications both shapes below.
    const { params } = await this.#wait(
      ({ method, params: about }) =>
        method === 'textDocument/publishDiagnostics' && (about as { uri: string }).uri === uri,
      `what is said of ${uri}`,
    );
    return (params as { diagnostics: { message: string }[] }).diagnostics.map(({ message }) => message);
  }

  /** The next answer to a message the server could not read. */
  waitForParseError(): Promise<ServerMessage> {
    return this.#wait(({ error }) => error?.code === -32700, 'an error about a message that cannot be read');
  }

  /** Closes standard input, as an editor does at its end. @returns the exit code. */
  close(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.#process.once('exit', resolve));
    this.#process.stdin.end();
    return ended;
  }

  stop(): void {
    this.#process.kill();
  }

  #send(message: ServerMessage): void {
    const json = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`);
  }

  #wait(wanted: (message: ServerMessage) => boolean, what: string): Promise<ServerMessage> {
    const known = this.#messages.find(wanted);
    if (known) return Promise.resolve(known);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`The language server does not send ${what}.`));
      }, PATIENCE);
      this.#waiting.push({
        wanted,
        resolve: (message) => {
          clearTimeout(timer);
          resolve(message);
        },
      });
    });
  }

  #read(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const head = /^Content-Length: (\d+)\r\n\r\n/.exec(this.#received.toString('latin1'));
      if (!head) return;
      const end = head[0].length + Number(head[1]);
      if (this.#received.length < end) return;
      // What the server sends is a message of the protocol.
      const message = JSON.parse(this.#received.subarray(head[0].length, end).toString('utf8')) as ServerMessage;
      this.#received = this.#received.subarray(end);
      this.#messages.push(message);
      for (const { wanted, resolve } of this.#waiting) if (wanted(message)) resolve(message);
    }
  }
}
