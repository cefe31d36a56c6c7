import { answerRequest } from '../../../lib/compiler/answerRequest';
import { describeFailure } from '../../../lib/compiler/describeFailure';
import type { FromCompilerWorker, ToCompilerWorker } from '../../../lib/compiler/liveRequests';
import { prepareCommandLine } from '../../../lib/compiler/runCommandLine';

// The compiler lives here: it is large, and what it takes for a contract is time that typing must not wait for.

// Fails here where it cannot run at all.
prepareCommandLine();

self.addEventListener('message', ({ data: { id, kind, request } }: MessageEvent<ToCompilerWorker>) => {
  try {
    send({ kind: 'answer', id, answer: answerRequest(kind, request) });
  } catch (error) {
    send({ kind: 'failure', id, ...describeFailure(error) });
  }
});
send({ kind: 'ready' });

function send(message: FromCompilerWorker): void {
  self.postMessage(message);
}
