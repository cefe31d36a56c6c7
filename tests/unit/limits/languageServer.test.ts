import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compilerFolder } from '../../../lib/compiler/compilerPackage';
import { LANGUAGE_SERVER_STATEMENTS } from './languageServerStatements';
import { findLostWords } from './Statement';

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { code: number; message: string };
}

/** The language server as an editor runs it. */
class Server {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #messages: Message[] = [];
  readonly #waiting: { wanted: (message: Message) => boolean; resolve: (message: Message) => void }[] = [];
  #received = Buffer.alloc(0);
  #lastId = 0;

  constructor() {
    this.#process = spawn(process.execPath, [path.join(compilerFolder, 'wirespec-lsp.mjs')]);
    this.#process.stdout.on('data', (chunk: Buffer) => {
      this.#read(chunk);
    });
  }

  notify(method: string, params: object): void {
    this.#send({ method, params });
  }

  ask(method: string, params: object): Promise<Message> {
    const id = ++this.#lastId;
    this.#send({ id, method, params });
    return this.#wait((message) => message.id === id);
  }

  /** Opens a document. @returns the messages about it. */
  async open(name: string, text: string): Promise<string[]> {
    const uri = `file:///${name}`;
    this.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'wirespec', version: 1, text } });
    const { params } = await this.#wait(
      (message) =>
        message.method === 'textDocument/publishDiagnostics' && (message.params as { uri: string }).uri === uri,
    );
    return (params as { diagnostics: { message: string }[] }).diagnostics.map(({ message }) => message);
  }

  /** The next answer to a message the server could not read. */
  waitForParseError(): Promise<Message> {
    return this.#wait(({ error }) => error?.code === -32700);
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

  #send(message: Message): void {
    const json = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`);
  }

  #wait(wanted: (message: Message) => boolean): Promise<Message> {
    const known = this.#messages.find(wanted);
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => this.#waiting.push({ wanted, resolve }));
  }

  #read(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const head = /^Content-Length: (\d+)\r\n\r\n/.exec(this.#received.toString('latin1'));
      if (!head) return;
      const end = head[0].length + Number(head[1]);
      if (this.#received.length < end) return;
      const message = JSON.parse(this.#received.subarray(head[0].length, end).toString('utf8')) as Message;
      this.#received = this.#received.subarray(end);
      this.#messages.push(message);
      this.#waiting
        .filter(({ wanted }) => wanted(message))
        .forEach(({ resolve }) => {
          resolve(message);
        });
    }
  }
}

const CONTRACT = 'type Book { title: String }\ntype Loan { book: Book }\n';
const COMMENTED = `// One\n${CONTRACT}`;

describe('what the page about editors says of the language server', () => {
  let server: Server;

  beforeAll(async () => {
    server = new Server();
    await server.ask('initialize', { processId: null, rootUri: null, capabilities: {} });
    server.notify('initialized', {});
    await server.open('library.ws', CONTRACT);
    await server.open('commented.ws', COMMENTED);
  });

  afterAll(() => {
    server.stop();
  });

  const at = (name: string, line: number, character: number) => ({
    textDocument: { uri: `file:///${name}` },
    position: { line, character },
  });

  it('stands on its pages', () => {
    expect(findLostWords(Object.values(LANGUAGE_SERVER_STATEMENTS))).toEqual([]);
  });

  it.each(['completion', 'hover', 'formatting', 'documentSymbol', 'foldingRange', 'references', 'codeAction'])(
    `${LANGUAGE_SERVER_STATEMENTS.nothingElse.quote} (%s)`,
    async (name) => {
      const { error } = await server.ask(`textDocument/${name}`, at('library.ws', 0, 6));
      expect(error).toMatchObject({ code: -32601, message: expect.stringContaining('Method not found') as unknown });
    },
  );

  it(LANGUAGE_SERVER_STATEMENTS.definition.quote, async () => {
    const { result } = await server.ask('textDocument/definition', at('library.ws', 1, 18));
    expect(result).toHaveLength(2);
  });

  it(LANGUAGE_SERVER_STATEMENTS.names.quote, async () => {
    const rename = async (newName: string) =>
      (await server.ask('textDocument/rename', { ...at('library.ws', 0, 6), newName })).result;
    expect(JSON.stringify(await rename('Novel'))).toContain('"newText":"Novel"');
    expect(await rename('novel')).toBeNull();
  });

  it(LANGUAGE_SERVER_STATEMENTS.entries.quote, async () => {
    await server.open('genre.ws', 'enum Genre { NOVEL }\n');
    const rename = async (newName: string) =>
      (await server.ask('textDocument/rename', { ...at('genre.ws', 0, 14), newName })).result;
    expect(JSON.stringify(await rename('STORY'))).toContain('"newText":"STORY"');
    expect(await rename('story')).toBeNull();
  });

  it(LANGUAGE_SERVER_STATEMENTS.exit.quote, async () => {
    const other = new Server();
    await other.ask('initialize', { processId: null, rootUri: null, capabilities: {} });
    await other.ask('shutdown', {});
    other.notify('exit', {});
    // An answer after the notification shows that the server is still there.
    expect(await other.open('after.ws', CONTRACT)).toEqual([]);
    expect(await other.close()).toBe(0);
  });

  it(LANGUAGE_SERVER_STATEMENTS.fields.quote, async () => {
    const { result } = await server.ask('textDocument/rename', { ...at('library.ws', 0, 13), newName: 'Name' });
    expect(result).toBeNull();
  });

  it(LANGUAGE_SERVER_STATEMENTS.otherFiles.quote, async () => {
    expect(await server.open('other.ws', 'type Shelf { books: Book[] }')).toEqual(['Cannot find reference: Book']);
  });

  it(LANGUAGE_SERVER_STATEMENTS.comments.quote, async () => {
    const { result } = await server.ask('textDocument/definition', at('commented.ws', 2, 18));
    expect(result ?? []).toEqual([]);
  });

  it(LANGUAGE_SERVER_STATEMENTS.encoding.quote, async () => {
    const uri = 'file:///accents.ws';
    const text = '// Café\ntype Book { title: String }\n';
    server.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'wirespec', version: 1, text } });
    // Its frame is read together with the beginning of the next message, so both are lost.
    server.notify('textDocument/didOpen', {
      textDocument: { uri: 'file:///next.ws', languageId: 'wirespec', version: 1, text: CONTRACT },
    });
    expect((await server.waitForParseError()).error?.message).toContain('Parse error');
    expect(await server.open('later.ws', 'type Book { title: Text }')).toEqual(['Cannot find reference: Text']);
  });
});
