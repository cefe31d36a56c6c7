import { WorkerStub } from '../../../client/__tests__/WorkerStub';

/**
 * Creates a class of fake workers that respond to each request until they are terminated.
 *
 * @param readResponse - returns the response; undefined if the script of the worker cannot be loaded
 */
export function createRespondingWorker(readResponse: () => unknown): new () => WorkerStub {
  return class extends WorkerStub {
    override postMessage(): void {
      if (this.isTerminated) return;
      const response = readResponse();
      if (response === undefined) this.dispatchEvent(new Event('error', { cancelable: true }));
      else this.send(response);
    }
  };
}
