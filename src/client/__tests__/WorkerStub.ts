import type { StartedWorker } from '../SiteWorker';

/** Fake worker that records the messages of the page. The test sends its messages to the page. */
export class WorkerStub<Request = unknown> extends EventTarget implements StartedWorker {
  readonly received: Request[] = [];
  /** How often the page has terminated the worker. */
  terminations = 0;

  get isTerminated(): boolean {
    return this.terminations > 0;
  }

  postMessage(message: Request): void {
    this.received.push(message);
  }

  terminate(): void {
    this.terminations += 1;
  }

  /** Sends a message to the page. */
  send(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
