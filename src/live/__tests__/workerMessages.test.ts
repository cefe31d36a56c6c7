// @vitest-environment jsdom
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectSearch } from '../../../plugins/site-search/client/embedded/connectSearch';
import { GENERATED, untrustedValues } from '../../../tests/support/untrustedValues';
import { LiveCompiler } from '../compiler/LiveCompiler';
import { highlightInWorker } from '../highlight/highlightInWorker';
import { createComparer } from '../workbench/compare/createComparer';
import { DocumentReader } from '../workbench/convert/DocumentReader';
import { createPayloadChecker } from '../workbench/read/createPayloadChecker';
import { createJudge } from '../tour/createJudge';
import { READY } from '../workers/ready';

/** A worker that sends the messages of a test. It calls the listeners itself, so their exceptions reach the test. */
class FakeWorker {
  /** The worker that was last started, or that last received a request. */
  static current: FakeWorker | undefined;
  isTerminated = false;
  readonly #listeners = new Map<string, (event: Event) => void>();
  #lastId: unknown;

  constructor() {
    FakeWorker.current = this;
  }

  addEventListener(type: string, listener: (event: Event) => void): void {
    this.#listeners.set(type, listener);
  }

  postMessage({ id }: { id?: unknown }): void {
    FakeWorker.current = this;
    this.#lastId = id;
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Sends a message to the page. The id 1 becomes the id of the last request. */
  sendMessage(message: unknown): void {
    const isReply = typeof message === 'object' && message !== null && 'id' in message && message.id === 1;
    const data: unknown = isReply ? { ...message, id: this.#lastId } : message;
    this.#listeners.get('message')?.(new MessageEvent('message', { data }));
  }
}

/** Sends a message from the worker of the last request. */
function sendMessage(message: unknown): void {
  FakeWorker.current?.sendMessage(message);
}

/** Waits until the compiler, which sends requests only after its worker is loaded, has sent the request. */
async function flushRequest(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

/** A request. The cast is safe, because fake workers do not read requests. */
const REQUEST = {} as never;

const startWorker = (): Worker => new Worker('worker.js');

interface Client {
  /** Sends a request to the worker. */
  ask: () => Promise<unknown>;
  /** Expected form of the responses. */
  form: v.GenericSchema;
  /** Messages that the worker sends. */
  messages: readonly object[];
}

const LOSS = { pointer: '/a', kind: 'format', effect: 'rule', sentence: 'It is lost.', offset: 0, line: 1, column: 1 };
const RESULT = { hits: [], nbHits: 0, nbPages: 0 };

const CLIENTS: Readonly<Record<string, Client>> = {
  compiler: {
    ask: () => {
      const response = new LiveCompiler(startWorker).connect().check({ files: { 'a.ws': '' } });
      sendMessage(READY);
      return response;
    },
    form: v.looseObject({}),
    messages: [{ response: [] }, { message: 'It failed.', isBroken: false }],
  },
  'reader of documents': {
    ask: () => new DocumentReader(startWorker).read('{}'),
    form: v.union([
      v.object({ json: v.union([v.string(), v.instance(Blob)]), isYaml: v.boolean() }),
      v.object({ problem: v.string() }),
    ]),
    messages: [{ document: { json: '{}', isYaml: false, format: 'avro' } }, { problem: 'It is empty.' }],
  },
  'finder of losses': {
    ask: () => new DocumentReader(startWorker).findLosses('{}', 'type A { a: String }'),
    form: v.object({ losses: v.array(v.object({ sentence: v.string() })), counts: v.record(v.string(), v.number()) }),
    messages: [
      { losses: [LOSS], counts: { refused: 0, code: 0, wire: 0, rule: 1, note: 0 } },
      { problem: 'It is empty.' },
    ],
  },
  'comparer of contracts': {
    ask: () => createComparer().ask(REQUEST),
    form: v.object({ changes: v.array(v.unknown()), hasEqualTrees: v.boolean(), hasEqualComments: v.boolean() }),
    messages: [{ changes: [], hasEqualTrees: true, hasEqualComments: false }],
  },
  'checker of payloads': {
    ask: () => createPayloadChecker().ask(REQUEST),
    form: v.union([v.object({ examples: v.instance(Map) }), v.object({ violations: v.array(v.unknown()) })]),
    messages: [{ violations: [] }, { examples: new Map() }],
  },
  'judge of the tour': {
    ask: () => createJudge().ask(REQUEST),
    form: v.object({ isSolved: v.boolean(), message: v.string() }),
    messages: [{ isSolved: true, message: 'Solved.' }],
  },
  highlighter: {
    ask: () => highlightInWorker('type A', 'wirespec'),
    form: v.object({ code: v.string(), marks: v.string() }),
    messages: [{ id: 1, code: 'type A', marks: '' }],
  },
  search: {
    ask: () => connectSearch({ kind: 'embedded', indexUrl: '/search-index.json' }).client.search(REQUEST),
    form: v.object({ results: v.array(v.object({ hits: v.array(v.unknown()), nbHits: v.number() })) }),
    messages: [
      { kind: 'results', id: 1, results: [RESULT] },
      { kind: 'failure', id: 1, name: 'ApiError', message: 'There is no index.', status: 404 },
    ],
  },
};

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(Object.entries(CLIENTS))('the %s', (_, { ask, form, messages }) => {
  it('settles every request with a response of the expected form or an error, whatever its worker sends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(...messages.map((example) => fc.oneof(untrustedValues(example), fc.constant(example)))),
        async (message) => {
          const response = ask().then(
            (answer) => v.is(form, answer),
            (error: unknown) => error instanceof Error && !(error instanceof TypeError),
          );
          await flushRequest();
          sendMessage(message);
          // Requests with a time limit may wait until it has passed.
          vi.runAllTimers();
          expect(await response).toBe(true);
        },
      ),
      GENERATED,
    );
  });

  it('returns the response of its worker', async () => {
    const response = ask();
    await flushRequest();
    sendMessage(messages[0]);
    expect(v.is(form, await response)).toBe(true);
    expect(FakeWorker.current?.isTerminated).toBe(false);
  });

  it('terminates a worker that sends an invalid message', async () => {
    const response = ask().catch(() => undefined);
    await flushRequest();
    const { current } = FakeWorker;
    sendMessage({ id: 1, problem: 7 });
    await response;
    expect(current?.isTerminated).toBe(true);
  });
});
