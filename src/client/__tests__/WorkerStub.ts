import type { StartedWorker } from '../SiteWorker';

/** Fake worker that records the messages of the page. The test sends its messages to the page. */
export class WorkerStub<Request = unknown> extends EventTarget implements StartedWorker {
  readonly received: Request[] = [];
  isTerminated = false;

  postMessage(message: Request): void {
    this.received.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** Sends a message to the page. */
  send(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
