import * as v from 'valibot';
import { listenToWorker } from '@site/src/client/listenToWorker';
import { ReaderError } from '@site/src/client/ReaderError';
import type { StartedWorker } from '@site/src/client/SiteWorker';
import { SupersededError } from './SupersededError';
import { LOADING, READY } from './ready';

interface TimedWorkerOptions<Response> {
  /** Starts a worker, for the first request and whenever the previous worker was terminated. */
  start: () => StartedWorker;
  schema: v.GenericSchema<unknown, Response>;
  /** Name of the worker or of its task, for messages and warnings, such as `document reader` or `comparison`. */
  name: string;
  /**
   * Time limit of a request, in milliseconds, unless the request has its own. It excludes the time in which the worker
   * loads scripts.
   */
  limitMs: number;
  /** A sentence for readers: what to do after a request that took too long, or what usually causes the delay. */
  advice: string;
  /** Advice to readers if the worker crashes again: a verb with its object, by default `shorten the text`. */
  crashAdvice?: string;
  /** How readers can try again after the worker could not be loaded or crashed; by default, by changing the text. */
  howToRetry?: string;
}

const NOTHING_LOST = 'Nothing you wrote is lost.';

/** A worker that handles one request at a time, within a time limit. Its script sends `READY` once it is loaded. */
export class TimedWorker<Request, Response extends object> {
  readonly #options: TimedWorkerOptions<Response>;
  #worker: StartedWorker | undefined;
  #isReady = false;
  /** Calls of `load` that wait for the script. */
  #loads: { resolve: () => void; reject: (error: ReaderError) => void }[] = [];
  #current: { limitMs: number; settle: (result: Response | ReaderError) => void } | undefined;
  /** Time at which the time limit of the current request began. */
  #currentStart = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: TimedWorkerOptions<Response>) {
    this.#options = options;
  }

  /** Whether the script of the worker is loaded, so that it can handle a request at once. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /**
   * Starts the worker if none is running, and waits until its script is loaded.
   *
   * @throws ReaderError if the worker cannot start or load its script
   */
  load(): Promise<void> {
    if (this.#isReady) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#loads.push({ resolve, reject });
      this.#withWorker(() => undefined);
    });
  }

  /**
   * Sends a request. If the previous request has no response yet, cancels it.
   *
   * @param limitMs - time limit of the request in milliseconds
   * @throws SupersededError if the request is canceled
   * @throws ReaderError if the request exceeds the time limit, or if the worker cannot start, ends, or sends an invalid
   *   response
   */
  ask(request: Request, limitMs = this.#options.limitMs): Promise<Response> {
    this.cancel();
    return new Promise((resolve, reject) => {
      const settle = (result: Response | ReaderError): void => {
        clearTimeout(this.#timer);
        this.#current = undefined;
        if (result instanceof ReaderError) reject(result);
        else resolve(result);
      };
      this.#current = { limitMs, settle };
      this.#withWorker((worker) => {
        worker.postMessage(request);
        if (this.#isReady) this.#startTimer();
      });
    });
  }

  /** Shortens the time limit of the current request, which begins with the request and not with this call. */
  shortenLimit(limitMs: number): void {
    if (this.#current === undefined) return;
    this.#current.limitMs = limitMs;
    if (this.#isReady) this.#stopAfter(limitMs - (performance.now() - this.#currentStart));
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

  /** Runs an action with the worker, which starts if none is running. If that fails, the current request fails. */
  #withWorker(action: (worker: StartedWorker) => void): void {
    try {
      this.#worker ??= this.#start();
      action(this.#worker);
    } catch (error) {
      // Some browsers throw if the settings of the reader forbid workers.
      console.warn(error);
      this.#failUnexpectedly();
    }
  }

  #start(): StartedWorker {
    const worker = this.#options.start();
    listenToWorker(worker, v.union([v.picklist([READY, LOADING]), this.#options.schema]), {
      name: this.#options.name,
      onMessage: (message) => {
        if (this.#worker === worker) this.#receive(message);
      },
      onEnd: () => {
        if (this.#worker === worker) this.#failUnexpectedly();
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
    if (!this.#isReady) return;
    for (const { resolve } of this.#loads.splice(0)) resolve();
    this.#startTimer();
  }

  /** Starts the time limit of the current request, if there is one. */
  #startTimer(): void {
    if (this.#current === undefined) return;
    this.#currentStart = performance.now();
    this.#stopAfter(this.#current.limitMs);
  }

  #stopAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#failAfterLimit();
    }, milliseconds);
  }

  #failAfterLimit(): void {
    const { name, advice } = this.#options;
    const seconds = Math.round((this.#current?.limitMs ?? 0) / 1000);
    this.#fail(`The ${name} took more than ${seconds} seconds and was stopped. ${NOTHING_LOST} ${advice}`);
  }

  /** Fails with a message that tells a crash from a script that could not be loaded or started. */
  #failUnexpectedly(): void {
    const { name, crashAdvice = 'shorten the text', howToRetry = 'change the text' } = this.#options;
    this.#fail(
      this.#isReady
        ? `The ${name} crashed, for example because it ran out of memory. ${NOTHING_LOST} To try again, ${howToRetry}. If it crashes again, ${crashAdvice}.`
        : `The ${name} could not be loaded or started. ${NOTHING_LOST} Check the connection, and ${howToRetry} to try again. If this does not help, reload the page. Your browser may be too old, or may block web workers.`,
    );
  }

  #fail(message: string): void {
    this.#stop(new ReaderError(message));
  }

  #stop(error: ReaderError): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    for (const { reject } of this.#loads.splice(0)) reject(error);
    this.#current?.settle(error);
  }
}
