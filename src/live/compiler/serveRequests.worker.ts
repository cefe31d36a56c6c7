import { describeFailure } from '../../../lib/compiler/describeFailure';
import type {
  CompilerResponseMessage,
  LiveResponses,
  LiveKind,
  ReceivedRequest,
  CompilerRequestMessage,
} from '../../../lib/compiler/liveRequests';
import { READY } from '../workers/ready';

/**
 * Handles the requests of the page, and tells the page that the worker is ready.
 *
 * @param handle - handles a request; if it throws an error, the page receives the message of the error
 */
export function serveRequests(handle: (message: ReceivedRequest) => LiveResponses[LiveKind]): void {
  self.addEventListener('message', ({ data }: MessageEvent<CompilerRequestMessage>) => {
    void readRequest(data)
      .then((message): CompilerResponseMessage => ({ response: handle(message) }))
      .catch((error: unknown): CompilerResponseMessage => describeFailure(error, data.kind))
      .then((message) => {
        self.postMessage(message);
      });
  });
  self.postMessage(READY);
}

/** Returns the request with the document of a conversion as a string, even if the page sent it as a blob. */
async function readRequest(message: CompilerRequestMessage): Promise<ReceivedRequest> {
  if (message.kind !== 'convert') return message;
  const { text } = message.request;
  return { ...message, request: { ...message.request, text: typeof text === 'string' ? text : await text.text() } };
}
