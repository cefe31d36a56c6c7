import { highlight } from '@site/lib/highlight/highlight';
import { refetchScript } from '@site/src/client/navigation/release';
import type { WithId } from '@site/src/client/WorkerClient';
import type { HighlightResponse, HighlightRequest } from './highlightInWorker';

// Highlights in a worker, because highlighting long generated code would block typing.

self.addEventListener('message', ({ data: { id, code, language } }: MessageEvent<WithId<HighlightRequest>>) => {
  void highlight(code, language)
    // If highlighting fails, the code is shown without colors.
    .catch(async (error: unknown) => {
      await refetchScript(error);
      return { code, marks: '' };
    })
    .then((result) => {
      self.postMessage({ id, code: result.code, marks: result.marks } satisfies HighlightResponse);
    });
});
