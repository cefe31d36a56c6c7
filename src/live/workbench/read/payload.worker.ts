import { findPosition } from '../../../../lib/compiler/textPosition';
import type { Diagnostic } from '../../../../lib/compiler/types';
import { checkPayload, createExample, type Violation } from '../../../../lib/payloads';
import type { PayloadResponse, PayloadRequest } from './createPayloadChecker';
import { READY } from '../../workers/ready';

// Runs in a worker, because a pattern can take a very long time for some strings. In this case, the page terminates the
// worker.

self.addEventListener('message', ({ data }: MessageEvent<PayloadRequest>) => {
  self.postMessage(respond(data));
});
self.postMessage(READY);

function respond(request: PayloadRequest): PayloadResponse {
  const { contract } = request;
  if ('examplesOf' in request) {
    return { examples: new Map(request.examplesOf.map((shape) => [shape.label, createExample(contract, shape)])) };
  }
  const { shape, payload } = request;
  return { violations: checkPayload(contract, shape, payload).map((violation) => toDiagnostic(violation, payload)) };
}

function toDiagnostic({ pointer, message, offset, length }: Violation, text: string): Diagnostic {
  const [line = ''] = text.slice(offset, offset + length).split('\n');
  return {
    ...findPosition(text, offset),
    message: pointer === '' ? message : `${pointer} ${message}`,
    source: 'site',
    path: 'payload.json',
    length: Math.max(1, line.length),
  };
}
