import { highlight } from '@site/lib/highlight/highlight';
import type { ColoredText, TextToColor } from './highlightMessages';

// Generated code is long, so highlighting it must not block typing.

self.addEventListener('message', ({ data: { id, code, language } }: MessageEvent<TextToColor>) => {
  void highlight(code, language)
    // Without colors it can still be read.
    .catch(() => ({ code, marks: '' }))
    .then((result) => {
      self.postMessage({ id, code: result.code, marks: result.marks } satisfies ColoredText);
    });
});
