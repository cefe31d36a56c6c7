import type * as v from 'valibot';
import { parseOutside } from './parseOutside';

interface WorkerListener<Message> {
  /** Name of the worker for the warning about an invalid message. */
  name: string;
  onMessage: (message: Message) => void;
  /** Called when the worker has crashed, failed to load, or sent an invalid message. */
  onEnd: () => void;
}

/** Listens to a worker and validates its messages, like all data from outside this release. */
export function listenToWorker<Message>(
  worker: Pick<Worker, 'addEventListener'>,
  schema: v.GenericSchema<unknown, Message>,
  { name, onMessage, onEnd }: WorkerListener<Message>,
): void {
  const end = (event: Event): void => {
    event.preventDefault();
    onEnd();
  };
  worker.addEventListener('message', (event) => {
    // The cast is safe: listeners for `message` receive message events.
    const message = parseOutside(schema, (event as MessageEvent<unknown>).data, `a message from the ${name}`);
    if (message === undefined) onEnd();
    else onMessage(message);
  });
  worker.addEventListener('error', end);
  worker.addEventListener('messageerror', end);
}
