import type * as v from 'valibot';
import { parseUntrusted } from './parseUntrusted';

interface WorkerListener<Message> {
  /** Name of the worker for the warning about an invalid message. */
  name: string;
  onMessage: (message: Message) => void;
  /** Called after the worker was terminated, because it crashed, failed to load, or sent an invalid message. */
  onEnd: () => void;
}

/** Listens to a worker and validates its messages, because its script may be from another release. */
export function listenToWorker<Message>(
  worker: Pick<Worker, 'addEventListener' | 'terminate'>,
  schema: v.GenericSchema<unknown, Message>,
  { name, onMessage, onEnd }: WorkerListener<Message>,
): void {
  const end = (): void => {
    worker.terminate();
    onEnd();
  };
  const onError = (event: Event): void => {
    event.preventDefault();
    end();
  };
  worker.addEventListener('message', (event) => {
    // The cast is safe: listeners for `message` receive message events.
    const message = parseUntrusted(schema, (event as MessageEvent<unknown>).data, `a message from the ${name}`);
    if (message === undefined) end();
    else onMessage(message);
  });
  worker.addEventListener('error', onError);
  worker.addEventListener('messageerror', onError);
}
