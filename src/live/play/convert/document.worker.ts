import type { DocumentAnswer } from './documentAnswer';
import { readDocument } from './readDocument';

// A document of a few megabytes takes seconds to parse: typing must not wait for that.

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  void readDocument(data)
    .then((document): DocumentAnswer => ({ document }))
    .catch((error: unknown): DocumentAnswer => ({ problem: error instanceof Error ? error.message : String(error) }))
    .then((answer) => {
      self.postMessage(answer);
    });
});
