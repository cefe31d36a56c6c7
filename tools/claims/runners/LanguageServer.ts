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

/** A running server that has not answered after this time, in milliseconds, will not answer. */
const TIMEOUT_MS = 60_000;

interface Waiting {
  wanted: (message: ServerMessage) => boolean;
  resolve: (message: ServerMessage) => void;
  reject: (reason: string) => void;
}

/** The language server as an editor runs it. Once its process has ended, every question fails at once with the reason. */
export class LanguageServer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #messages: ServerMessage[] = [];
  readonly #exit: Promise<number | null>;
  readonly #waiting = new Set<Waiting>();
  /** Why the server sends nothing more. */
  #endReason: string | undefined;
  #errorOutput = '';
  #received = Buffer.alloc(0);
  #lastId = 0;

  /** @param script - the program that Node runs as the server. */
  constructor(script = path.join(compilerFolder, 'wirespec-lsp.mjs')) {
    this.#process = spawn(process.execPath, [script]);
    this.#process.stderr.setEncoding('utf8').on('data', (text: string) => (this.#errorOutput += text));
    // Writing to a server that has ended fails; the end itself is reported below.
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

  #wait(wanted: (message: ServerMessage) => boolean, what: string): Promise<ServerMessage> {
    const known = this.#messages.find(wanted);
    if (known) return Promise.resolve(known);
    let timer: NodeJS.Timeout | undefined;
    let waiting: Waiting | undefined;
    return new Promise<ServerMessage>((resolve, reject) => {
      waiting = {
        wanted,
        resolve,
        reject: (reason) => {
          reject(new Error(`The language server does not send ${what}: ${reason}`));
        },
      };
      this.#waiting.add(waiting);
      if (this.#endReason !== undefined) waiting.reject(this.#endReason);
      timer = setTimeout(waiting.reject, TIMEOUT_MS, `nothing came for ${TIMEOUT_MS / 1000} s.`);
    }).finally(() => {
      clearTimeout(timer);
      if (waiting) this.#waiting.delete(waiting);
    });
  }

  #end(reason: string): void {
    this.#endReason ??= reason;
    for (const { reject } of this.#waiting) reject(reason);
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
