import type * as v from 'valibot';
import { parseOutside } from './parseOutside';

interface WorkerListener<Message> {
  /** Names the worker in the warning about a message of another form. */
  name: string;
  onMessage: (message: Message) => void;
  /** Called when the worker crashed, could not be loaded, or sent something else than a message. */
  onEnd: () => void;
}

/** Listens to a worker, whose messages are checked like all data that other code has made. */
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
    // What listeners of this type get.
    const message = parseOutside(schema, (event as MessageEvent<unknown>).data, `a message of the ${name}`);
    if (message === undefined) onEnd();
    else onMessage(message);
  });
  worker.addEventListener('error', end);
  worker.addEventListener('messageerror', end);
}
