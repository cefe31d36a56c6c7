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
import { SupersededError } from '../workers/SupersededError';
import { TimedWorker } from '../workers/TimedWorker';

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
 * Maximum total length of the contracts in a request, in characters. Longer requests are refused at once, because no
 * device would compile them within the time limit.
 */
export const LENGTH_LIMIT = 64_000;

/**
 * Schema of the response content, which depends on the request. The content is checked no further, because it comes
 * from a script of the same release.
 */
const ResponseSchema = v.custom<LiveResponses[LiveKind]>((it) => typeof it === 'object' && it !== null);

const CompilerResponseMessageSchema: v.GenericSchema<unknown, CompilerResponseMessage> = v.union([
  v.object({ response: ResponseSchema }),
  v.object({ message: v.string(), isBroken: v.boolean() }),
]);

/** Functions that send the requests of one editor to the compiler. A failed request rejects with a `ReaderError`. */
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
  reject: (error: unknown) => void;
}

/**
 * The compiler of a page. It runs in one worker, which starts with the first request and handles one request at a time.
 * A worker that hangs or crashes is terminated. A new worker is started for the waiting requests or, if there are none,
 * for the next request. If a worker cannot be loaded, all waiting requests fail.
 */
export class LiveCompiler {
  readonly #worker: TimedWorker<CompilerRequestMessage, CompilerResponseMessage>;
  #waiting: Job[] = [];
  #current: Job | undefined;
  #isRunning = false;

  /** @param start - starts a worker; called when one is needed */
  constructor(start: () => StartedWorker) {
    this.#worker = new TimedWorker({
      name: 'compiler',
      start,
      schema: CompilerResponseMessageSchema,
      limitMs: RESPONSE_LIMIT_MS,
      advice: 'Shorten the text; your next change starts the compiler again.',
    });
  }

  /** Whether the compiler is loaded, so that it can handle the next request at once. */
  get isReady(): boolean {
    return this.#worker.isReady;
  }

  /** Loads the compiler without sending a request. If that fails, the next request tries again. */
  prepare(): void {
    void this.#handleWaiting();
  }

  /**
   * Creates a client. Its newest request of a kind supersedes its own older requests of that kind. Other clients are
   * unaffected.
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
      // The casts are safe: the request and its response belong to `kind`, which TypeScript cannot infer for a union.
      const message = { kind, request } as unknown as CompilerRequestMessage;
      const limitMs = computeLimitMs(length);
      this.#waiting.push({ client, message, limitMs, resolve: resolve as Job['resolve'], reject });
      void this.#handleWaiting();
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
      this.#worker.shortenLimit(RESPONSE_LIMIT_MS);
    }
    for (const { reject } of older) reject(new SupersededError());
  }

  /** Loads the compiler, and sends it the waiting requests one after another. */
  async #handleWaiting(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      do {
        await this.#worker.load();
        this.#current = this.#waiting.shift();
        if (this.#current !== undefined) await this.#handle(this.#current);
        this.#current = undefined;
      } while (this.#waiting.length > 0);
    } catch (error) {
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    } finally {
      this.#isRunning = false;
    }
  }

  async #handle({ message, limitMs, resolve, reject }: Job): Promise<void> {
    try {
      const answer = await this.#worker.ask(message, limitMs);
      if ('response' in answer) {
        resolve(answer.response);
        return;
      }
      if (answer.isBroken) this.#worker.end();
      reject(new ReaderError(answer.message));
    } catch (error) {
      reject(error);
    }
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

function describeLength(length: number): string {
  const [actual, limit] = [length.toLocaleString('en-US'), LENGTH_LIMIT.toLocaleString('en-US')];
  return `This page compiles contracts with up to ${limit} characters in total; yours have ${actual}. Shorten them, or use the command line.`;
}
