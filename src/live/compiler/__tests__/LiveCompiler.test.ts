import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkerStub } from '@site/src/client/__tests__/WorkerStub';
import type { CompilerResponseMessage, CompilerRequestMessage } from '../../../../lib/compiler/liveRequests';
import { READY } from '../../workers/ready';
import { RESPONSE_LIMIT_MS, LENGTH_LIMIT, LiveCompiler } from '../LiveCompiler';

/** A fake worker that can respond with definitions. */
class CompilerStub extends WorkerStub<CompilerRequestMessage> {
  override send(data: CompilerResponseMessage | typeof READY): void {
    super.send(data);
  }

  /** Reports that the script is loaded, and waits until the page has sent the first request. */
  async load(): Promise<void> {
    this.send(READY);
    await flushRequests();
  }

  respond(names: string[]): void {
    this.send({
      response: names.map((name) => ({
        kind: 'type' as const,
        name,
        path: 'a.ws',
        start: 0,
        end: 1,
        nameStart: 0,
      })),
    });
  }
}

/** Waits until the page has handled all responses, and has sent the next request. */
async function flushRequests(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

let workers: CompilerStub[] = [];

function createCompiler(): LiveCompiler {
  return new LiveCompiler(() => {
    const worker = new CompilerStub();
    workers.push(worker);
    return worker;
  });
}

function ask(client: ReturnType<LiveCompiler['connect']>, text: string): Promise<string> {
  return client.definitions({ files: { 'a.ws': text } }).then(
    (names) => names.map(({ name }) => name).join(),
    (error: unknown) => String(error),
  );
}

const SUPERSEDED = 'SupersededError: A newer request replaced this one.';

function last(): CompilerStub {
  return workers.at(-1)!;
}

function listTexts(worker: CompilerStub): string[] {
  return worker.received.map(({ request }) => ('files' in request ? (request.files['a.ws'] ?? '') : ''));
}

describe('the compiler of a page', () => {
  beforeEach(() => {
    workers = [];
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is not loaded before the first request', () => {
    const client = createCompiler().connect();
    expect(workers).toHaveLength(0);
    void ask(client, 'A');
    expect(workers).toHaveLength(1);
  });

  it('handles the requests of all clients in turn, one at a time', async () => {
    const compiler = createCompiler();
    const responses = [ask(compiler.connect(), 'A'), ask(compiler.connect(), 'B')];
    await last().load();
    expect(listTexts(last())).toEqual(['A']);
    last().respond(['A']);
    await flushRequests();
    expect(listTexts(last())).toEqual(['A', 'B']);
    last().respond(['B']);
    expect(await Promise.all(responses)).toEqual(['A', 'B']);
    expect(workers).toHaveLength(1);
  });

  it('supersedes older requests of a client with its newest one', async () => {
    const client = createCompiler().connect();
    const first = ask(client, '1');
    await last().load();
    const others = [ask(client, '2'), ask(client, '3')];
    last().respond(['late']);
    await flushRequests();
    expect(listTexts(last())).toEqual(['1', '3']);
    last().respond(['newest']);
    expect(await Promise.all([first, ...others])).toEqual([SUPERSEDED, SUPERSEDED, 'newest']);
  });

  it('may take any time to load, but is restarted if it does not respond within two seconds', async () => {
    const compiler = createCompiler();
    const [slow, waiting] = [ask(compiler.connect(), 'slow'), ask(compiler.connect(), 'next')];
    vi.advanceTimersByTime(60_000);
    const [hanging] = workers;
    await hanging!.load();
    vi.advanceTimersByTime(RESPONSE_LIMIT_MS - 1);
    expect(hanging!.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await slow).toContain('ReaderError: The compiler took more than 2 seconds and was stopped.');
    expect(hanging!.isTerminated).toBe(true);

    expect(workers).toHaveLength(2);
    await last().load();
    hanging!.respond(['too late']);
    last().respond(['next']);
    expect(await waiting).toBe('next');
  });

  it('waits longer for a long text, and reports the limit', async () => {
    const client = createCompiler().connect();
    const refused = client
      .definitions({ files: { 'a.ws': 'x'.repeat(16_000) } })
      .catch((error: unknown) => String(error));
    await last().load();
    vi.advanceTimersByTime(4 * RESPONSE_LIMIT_MS - 1);
    expect(last().isTerminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await refused).toContain('The compiler took more than 8 seconds and was stopped.');
  });

  it('does not wait for a long text that has been superseded', async () => {
    const client = createCompiler().connect();
    const first = ask(client, 'x'.repeat(60_000));
    await last().load();
    vi.advanceTimersByTime(RESPONSE_LIMIT_MS + 1);
    const second = ask(client, '2');
    expect(await first).toBe(SUPERSEDED);
    await flushRequests();
    expect(workers).toHaveLength(2);
    await last().load();
    last().respond(['2']);
    expect(await second).toBe('2');
  });

  it('rejects contracts that are too long without sending them', async () => {
    const client = createCompiler().connect();
    const files = { 'a.ws': 'x'.repeat(LENGTH_LIMIT), 'b.ws': 'x' };
    await expect(client.check({ files })).rejects.toThrow('up to 64,000 characters in total; yours have 64,001');
    expect(workers).toHaveLength(0);
  });

  it('is started again after a crash, with the next request', async () => {
    const client = createCompiler().connect();
    const first = ask(client, '1');
    await last().load();
    last().dispatchEvent(new Event('error'));
    expect(await first).toContain('ReaderError: The compiler crashed, for example because it ran out of memory.');
    expect(workers).toHaveLength(1);
    const second = ask(client, '2');
    expect(workers).toHaveLength(2);
    await last().load();
    last().respond(['2']);
    expect(await second).toBe('2');
  });

  it('is started again after a failure that may have damaged it, and only then', async () => {
    const client = createCompiler().connect();
    const first = ask(client, '1');
    await last().load();
    last().send({ message: 'It says why.', isBroken: false });
    expect(await first).toBe('ReaderError: It says why.');
    const second = ask(client, '2');
    await flushRequests();
    expect(listTexts(last())).toEqual(['1', '2']);
    expect(workers).toHaveLength(1);
    last().send({ message: 'It says why.', isBroken: true });
    expect(await second).toBe('ReaderError: It says why.');
    expect(last().isTerminated).toBe(true);
  });

  it('reports that it could not be loaded, and tries again with the next request', async () => {
    const compiler = createCompiler();
    const client = compiler.connect();
    compiler.prepare();
    const first = ask(client, '1');
    last().dispatchEvent(new Event('error'));
    expect(await first).toMatch(
      /^ReaderError: The compiler could not be loaded .* Check the connection, and change the text to try again\..*block web workers\.$/,
    );
    const second = ask(client, '2');
    await last().load();
    last().respond(['2']);
    expect(await second).toBe('2');
  });

  it('rejects a request if the browser allows no workers', async () => {
    const compiler = new LiveCompiler(() => {
      throw new Error('no workers');
    });
    expect(await ask(compiler.connect(), '1')).toContain('ReaderError: The compiler could not be loaded or started.');
  });
});
