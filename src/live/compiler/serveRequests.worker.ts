import { describeFailure } from '../../../lib/compiler/describeFailure';
import type { FromCompilerWorker, LiveResponses, LiveKind, ToCompilerWorker } from '../../../lib/compiler/liveRequests';

/**
 * Handles the requests of the page, and reports that the worker is ready.
 *
 * @param answer - may throw an error, whose message the page then gets
 */
export function serveRequests(answer: (message: ToCompilerWorker) => LiveResponses[LiveKind]): void {
  self.addEventListener('message', ({ data }: MessageEvent<ToCompilerWorker>) => {
    const { id } = data;
    try {
      send({ kind: 'answer', id, answer: answer(data) });
    } catch (error) {
      send({ kind: 'failure', id, ...describeFailure(error) });
    }
  });
  send({ kind: 'ready' });
}

function send(message: FromCompilerWorker): void {
  self.postMessage(message);
}
