import { findScriptAddress, refetch } from './navigation/release';

/** Methods of a worker that its clients use. */
export type StartedWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Scripts of workers that failed, by worker URL. They are fetched again before the next start of the worker. */
const failedScripts = new Map<string, ReadonlySet<string>>();

/**
 * A worker that recovers from wrong responses in caches: if the previous worker with the same address failed, the
 * scripts of that worker are fetched again first. Messages and listeners wait until this worker starts.
 */
export class SiteWorker implements StartedWorker {
  #worker: Worker | undefined;
  #isTerminated = false;
  readonly #waiting: ((worker: StartedWorker) => void)[] = [];

  /**
   * Starts the worker.
   *
   * @param address - written as `new URL('./name.worker.ts', import.meta.url)` in the call, where the bundler finds it
   *   (`plugins/bundler`). In browsers with Trusted Types, the bundler passes a `TrustedScriptURL`
   */
  constructor(address: URL, options: WorkerOptions) {
    const key = String(address);
    const scripts = failedScripts.get(key);
    failedScripts.delete(key);
    if (scripts === undefined) this.#connect(new Worker(address, options), key);
    else
      void Promise.all([...scripts].map(refetch)).then(() => {
        if (!this.#isTerminated) this.#start(address, options);
      });
  }

  postMessage(message: unknown): void {
    this.#call((worker) => {
      worker.postMessage(message);
    });
  }

  addEventListener(...parameters: Parameters<Worker['addEventListener']>): void {
    this.#call((worker) => {
      worker.addEventListener(...parameters);
    });
  }

  terminate(): void {
    this.#isTerminated = true;
    this.#worker?.terminate();
  }

  /**
   * Starts the worker after the constructor has returned. If the browser refuses, for example because the reader has
   * blocked workers in the meantime, listeners get an `error` event, as they do when the script fails.
   */
  #start(address: URL, options: WorkerOptions): void {
    let worker: Worker;
    try {
      worker = new Worker(address, options);
    } catch {
      const failed = Object.assign(new EventTarget(), { postMessage: () => undefined, terminate: () => undefined });
      for (const action of this.#waiting) action(failed);
      failed.dispatchEvent(new Event('error', { cancelable: true }));
      return;
    }
    this.#connect(worker, String(address));
  }

  #connect(worker: Worker, key: string): void {
    worker.addEventListener('error', ({ message }: Partial<ErrorEvent>) => {
      failedScripts.set(key, new Set([key, findScriptAddress(message ?? '') ?? key]));
    });
    this.#worker = worker;
    for (const action of this.#waiting) action(worker);
  }

  #call(action: (worker: StartedWorker) => void): void {
    if (this.#worker === undefined) this.#waiting.push(action);
    else action(this.#worker);
  }
}
