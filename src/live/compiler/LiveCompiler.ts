import { listenToWorker } from '@site/src/client/listenToWorker';
import { ReaderError } from '@site/src/client/ReaderError';
import type { StartedWorker } from '@site/src/client/SiteWorker';
import * as v from 'valibot';
import type {
  CompilerResponseMessage,
  LiveResponses,
  LiveKind,
  SentRequests,
  CompilerRequestMessage,
} from '../../../lib/compiler/liveRequests';
import { SupersededError } from './SupersededError';

/** Time limit for a short contract, in milliseconds. A compiler that exceeds it is treated as hung and terminated. */
export const RESPONSE_LIMIT_MS = 2000;

/**
 * Length of a contract, in characters, that even slow devices compile within `RESPONSE_LIMIT_MS`. For longer contracts,
 * the time limit grows with the square of the length, as the compile time does.
 */
const SHORT_LENGTH = 8000;

/** Maximum time limit, in milliseconds, for contracts of any length. */
const MAX_LIMIT_MS = 30_000;

/**
 * Maximum total length of the contracts in a request, in characters. Longer requests are rejected at once, because no
 * device would compile them within the time limit.
 */
export const LENGTH_LIMIT = 64_000;

const CRASHED_MESSAGE =
  'The compiler stopped unexpectedly. Nothing you wrote is lost. Your next change starts it again.';
const UNREACHABLE_MESSAGE =
  'The compiler could not be loaded. Check the connection, then change the text to try again. If this does not help, the browser may be too old, or its settings may forbid web workers.';

/**
 * Schema of a response. Its content depends on the request, which only `LiveCompiler` knows. The content is not
 * checked, because it comes from a script of the same release.
 */
const ResponseSchema = v.custom<LiveResponses[LiveKind]>((it) => typeof it === 'object' && it !== null);

const CompilerResponseMessageSchema: v.GenericSchema<unknown, CompilerResponseMessage> = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('response'), id: v.number(), response: ResponseSchema }),
  v.object({ kind: v.literal('failure'), id: v.number(), message: v.string(), isBroken: v.boolean() }),
]);

/** Sends requests to the compiler on behalf of one editor. A request that fails rejects with a `ReaderError`. */
export type CompilerClient = {
  [Kind in LiveKind]: (request: SentRequests[Kind]) => Promise<LiveResponses[Kind]>;
} & {
  /** Cancels this client's requests of a kind, which then reject with a `SupersededError`. */
  cancel: (kind: LiveKind) => void;
};

interface Job {
  client: object;
  message: CompilerRequestMessage;
  limitMs: number;
  resolve: (response: LiveResponses[LiveKind]) => void;
  reject: (error: ReaderError) => void;
}

/**
 * The compiler of a page. It runs in one worker, which starts with the first request and handles one request at a time.
 * A worker that hangs or crashes is terminated. A new worker is started for the waiting requests or, if there are none,
 * for the next request.
 */
export class LiveCompiler {
  readonly #startWorker: () => StartedWorker;
  #worker: StartedWorker | undefined;
  #isReady = false;
  #waiting: Job[] = [];
  #current: Job | undefined;
  #currentStart = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  /** @param startWorker - starts a worker; called when one is needed */
  constructor(startWorker: () => StartedWorker) {
    this.#startWorker = startWorker;
  }

  /** Whether the compiler is loaded, so that it can handle the next request at once. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Loads the compiler without sending a request. If that fails, the next request tries again. */
  prepare(): void {
    this.#ensureWorker();
  }

  /**
   * Creates a client. Its newest request of a kind supersedes its older requests of that kind, but not those of other
   * clients.
   */
  connect(): CompilerClient {
    const client = {};
    const ask =
      <Kind extends LiveKind>(kind: Kind) =>
      (request: SentRequests[Kind]) =>
        this.#ask(client, kind, request);
    return {
      compile: ask('compile'),
      check: ask('check'),
      definitions: ask('definitions'),
      symbols: ask('symbols'),
      format: ask('format'),
      convert: ask('convert'),
      ast: ask('ast'),
      tokens: ask('tokens'),
      cancel: (kind) => {
        this.#supersede(client, kind);
      },
    };
  }

  #ask<Kind extends LiveKind>(client: object, kind: Kind, request: SentRequests[Kind]): Promise<LiveResponses[Kind]> {
    this.#supersede(client, kind);
    const length = countCharacters(request);
    if ('files' in request && length > LENGTH_LIMIT) {
      return Promise.reject(new ReaderError(describeLength(length)));
    }
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      // The casts are safe: the request and its response belong to `kind`, which TypeScript cannot infer for a union.
      const message = { id: this.#lastId, kind, request } as unknown as CompilerRequestMessage;
      this.#waiting.push({
        client,
        message,
        limitMs: computeLimitMs(length),
        resolve: resolve as Job['resolve'],
        reject,
      });
      this.#ensureWorker();
      this.#sendNext();
    });
  }

  #supersede(client: object, kind: LiveKind): void {
    const isOlder = (job: Job): boolean => job.client === client && job.message.kind === kind;
    const older = this.#waiting.filter(isOlder);
    this.#waiting = this.#waiting.filter((job) => !isOlder(job));
    // The worker continues with the superseded request, but gets only the time limit of short contracts, because its
    // result is not needed.
    if (this.#current !== undefined && isOlder(this.#current)) {
      older.push(this.#current);
      this.#stopAfter(RESPONSE_LIMIT_MS - (performance.now() - this.#currentStart));
    }
    for (const { reject } of older) reject(new SupersededError());
  }

  #ensureWorker(): void {
    if (this.#worker !== undefined) return;
    let worker: StartedWorker;
    try {
      worker = this.#startWorker();
    } catch {
      // The browser does not allow workers.
      this.#failWaiting();
      return;
    }
    this.#worker = worker;
    listenToWorker(worker, CompilerResponseMessageSchema, {
      name: 'compiler',
      onMessage: (message) => {
        if (this.#worker === worker) this.#receive(message);
      },
      onEnd: () => {
        if (this.#worker === worker) this.#endWorker();
      },
    });
  }

  #receive(message: CompilerResponseMessage): void {
    if (message.kind === 'ready') this.#isReady = true;
    else this.#settle(message);
    this.#sendNext();
  }

  #settle(message: Exclude<CompilerResponseMessage, { kind: 'ready' }>): void {
    const job = this.#current;
    if (job?.message.id !== message.id) return;
    this.#clearCurrent();
    if (message.kind === 'response') job.resolve(message.response);
    else job.reject(new ReaderError(message.message));
    if (message.kind === 'failure' && message.isBroken) this.#restart();
  }

  #sendNext(): void {
    if (this.#worker === undefined || !this.#isReady || this.#current !== undefined) return;
    const job = this.#waiting.shift();
    if (job === undefined) return;
    this.#current = job;
    this.#currentStart = performance.now();
    this.#stopAfter(job.limitMs);
    this.#worker.postMessage(job.message);
  }

  /**
   * Handles the end of a worker that crashed, failed to load, or sent an invalid message. If the worker was not ready
   * yet, all waiting requests fail.
   */
  #endWorker(): void {
    if (this.#isReady) {
      this.#stopCurrent(CRASHED_MESSAGE);
      return;
    }
    this.#dropWorker();
    this.#failWaiting();
  }

  #stopAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#stopCurrent(describeLimit(this.#current?.limitMs ?? RESPONSE_LIMIT_MS));
    }, milliseconds);
  }

  #stopCurrent(message: string): void {
    const job = this.#current;
    this.#clearCurrent();
    job?.reject(new ReaderError(message));
    this.#restart();
  }

  #restart(): void {
    this.#dropWorker();
    // If no request is waiting, the next one starts the worker.
    if (this.#waiting.length > 0) this.#ensureWorker();
  }

  #dropWorker(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
  }

  #clearCurrent(): void {
    clearTimeout(this.#timer);
    this.#current = undefined;
  }

  #failWaiting(): void {
    const error = new ReaderError(UNREACHABLE_MESSAGE);
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}

/** Counts the characters of a request. For a blob, the number of its bytes is close enough. */
function countCharacters(request: SentRequests[LiveKind]): number {
  if ('files' in request) return Object.values(request.files).reduce((sum, { length }) => sum + length, 0);
  return typeof request.text === 'string' ? request.text.length : request.text.size;
}

/** Returns the time limit for a contract of this length, in milliseconds. */
function computeLimitMs(length: number): number {
  return Math.min(RESPONSE_LIMIT_MS * Math.max(1, length / SHORT_LENGTH) ** 2, MAX_LIMIT_MS);
}

function describeLimit(limitMs: number): string {
  return `The compiler took more than ${Math.round(limitMs / 1000)} seconds and was stopped. Nothing you wrote is lost. Shorten the text; your next change starts the compiler again.`;
}

function describeLength(length: number): string {
  const [actual, limit] = [length.toLocaleString('en-US'), LENGTH_LIMIT.toLocaleString('en-US')];
  return `This page compiles contracts with up to ${limit} characters in total; yours have ${actual}. Shorten them, or use the command line.`;
}
