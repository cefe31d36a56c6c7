import * as v from 'valibot';
import { listenToWorker } from './listenToWorker';
import type { StartedWorker } from './SiteWorker';

/** A request with the number that links the response to it. */
export type WithId<Request> = Request & { id: number };

interface WorkerClientOptions<Response> {
  /** Starts a worker. Called when a worker is needed and none is running. */
  start: () => StartedWorker;
  schema: v.GenericSchema<unknown, Response>;
  /** Name of the worker in messages. */
  name: string;
}

/** Failure of a worker that did not start, or ended without a response. */
export class WorkerError extends Error {}

/** Client for a worker that handles several requests at once. Each response has the `id` of its request. */
export class WorkerClient<Request extends object, Response extends { id: number }> {
  readonly #options: WorkerClientOptions<Response>;
  #post: ((id: number, request: Request) => Promise<Response>) | undefined;
  #lastId = 0;

  constructor(options: WorkerClientOptions<Response>) {
    this.#options = options;
  }

  /**
   * Starts the worker, if none is running.
   *
   * @throws WorkerError if it cannot be started
   */
  prepare(): void {
    this.#post ??= this.#start();
  }

  /**
   * Sends a request.
   *
   * @throws WorkerError if the worker cannot be started, or ends without a response; the next request starts another
   *   worker
   */
  async ask(request: Request): Promise<Response> {
    this.#post ??= this.#start();
    this.#lastId += 1;
    return this.#post(this.#lastId, request);
  }

  #start(): (id: number, request: Request) => Promise<Response> {
    const { start, schema, name } = this.#options;
    const pending = new Map<number, { resolve: (response: Response) => void; reject: (error: Error) => void }>();
    let worker: StartedWorker;
    try {
      worker = start();
    } catch (error) {
      // Some browsers throw an error if the reader's settings block workers.
      throw new WorkerError(`The ${name} could not be started.`, { cause: error });
    }
    const post = (id: number, request: Request): Promise<Response> =>
      new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        worker.postMessage({ ...request, id } satisfies WithId<Request>);
      });
    const ExpectedSchema = v.pipe(
      schema,
      v.check(({ id }) => pending.has(id), 'The response belongs to no request.'),
    );
    listenToWorker(worker, ExpectedSchema, {
      name,
      onMessage: (response) => {
        pending.get(response.id)?.resolve(response);
        pending.delete(response.id);
      },
      onEnd: () => {
        if (this.#post === post) this.#post = undefined;
        for (const { reject } of pending.values()) reject(new WorkerError(`The ${name} ended without a response.`));
      },
    });
    return post;
  }
}
