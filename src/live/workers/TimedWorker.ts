import * as v from 'valibot';
import { listenToWorker } from '@site/src/client/listenToWorker';
import { ReaderError } from '@site/src/client/ReaderError';
import type { StartedWorker } from '@site/src/client/SiteWorker';
import { SupersededError } from '../compiler/SupersededError';
import { LOADING, READY } from './ready';

interface TimedWorkerOptions<Response> {
  /** Starts a worker, for the first request and whenever the previous worker was terminated. */
  start: () => StartedWorker;
  schema: v.GenericSchema<unknown, Response>;
  /** Name of the worker or of its task, for messages and warnings, such as `document reader` or `comparison`. */
  name: string;
  /** Time limit of a request, in milliseconds. It excludes the time in which the worker loads scripts. */
  limitMs: number;
  /** A sentence for readers: what to do after a request that took too long, or what usually causes the delay. */
  advice: string;
  /** A sentence for readers: what to do if the worker crashes repeatedly. */
  crashAdvice?: string;
  /** How readers can try again after the worker crashed; by default, by changing or reopening the text. */
  howToRetry?: string;
}

/** A worker that handles one request at a time, within a time limit. Its script sends `READY` once it is loaded. */
export class TimedWorker<Request, Response extends object> {
  readonly #options: TimedWorkerOptions<Response>;
  #worker: StartedWorker | undefined;
  #isReady = false;
  #current: { settle: (result: Response | ReaderError) => void } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: TimedWorkerOptions<Response>) {
    this.#options = options;
  }

  /**
   * Sends a request. If the previous request has no response yet, cancels it.
   *
   * @throws SupersededError if the request is canceled
   * @throws ReaderError if the request exceeds the time limit, or if the worker cannot start, ends, or sends an invalid
   *   response
   */
  ask(request: Request): Promise<Response> {
    this.cancel();
    return new Promise((resolve, reject) => {
      this.#current = {
        settle: (result) => {
          clearTimeout(this.#timer);
          this.#current = undefined;
          if (result instanceof ReaderError) reject(result);
          else resolve(result);
        },
      };
      try {
        this.#worker ??= this.#start();
        this.#worker.postMessage(request);
        if (this.#isReady) this.#startTimer();
      } catch (error) {
        // Some browsers throw if the settings of the reader forbid workers.
        console.warn(error);
        this.#fail('crashed');
      }
    });
  }

  /**
   * Cancels the current request and terminates the worker, even if it is idle. The next request starts a new worker.
   */
  end(): void {
    this.#stop(new SupersededError());
  }

  /** Cancels the current request and terminates the worker. Does nothing if there is no current request. */
  cancel(): void {
    if (this.#current !== undefined) this.#stop(new SupersededError());
  }

  #start(): StartedWorker {
    const worker = this.#options.start();
    listenToWorker(worker, v.union([v.picklist([READY, LOADING]), this.#options.schema]), {
      name: this.#options.name,
      onMessage: (message) => {
        if (this.#worker === worker) this.#receive(message);
      },
      onEnd: () => {
        if (this.#worker === worker) this.#fail('crashed');
      },
    });
    return worker;
  }

  #receive(message: typeof READY | typeof LOADING | Response): void {
    if (message !== READY && message !== LOADING) {
      this.#current?.settle(message);
      return;
    }
    clearTimeout(this.#timer);
    this.#isReady = message === READY;
    if (this.#isReady && this.#current !== undefined) this.#startTimer();
  }

  #startTimer(): void {
    this.#timer = setTimeout(() => {
      this.#fail('hung');
    }, this.#options.limitMs);
  }

  #fail(reason: 'hung' | 'crashed'): void {
    const { name, limitMs, advice, crashAdvice, howToRetry = 'change or reopen the text' } = this.#options;
    const lastAdvice = crashAdvice === undefined ? '' : ` ${crashAdvice}`;
    const sentences = {
      hung: `The ${name} took more than ${limitMs / 1000} seconds and was stopped. Nothing you wrote is lost. ${advice}`,
      crashed: `The ${name} stopped: its script could not be loaded or run, or it ran out of memory. Nothing you wrote is lost. Check the connection, and ${howToRetry} to try again.${lastAdvice}`,
    };
    this.#stop(new ReaderError(sentences[reason]));
  }

  #stop(error: ReaderError): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    this.#current?.settle(error);
  }
}
