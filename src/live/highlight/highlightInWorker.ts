import { listenToWorker } from '@site/src/client/listenToWorker';
import { type HighlightResponse, HighlightResponseSchema, type HighlightRequest } from './highlightMessages';

/** Maximum length of text to color, in characters. */
const LENGTH_LIMIT = 200_000;

type Resolve = (text: Omit<HighlightResponse, 'id'>) => void;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, { code: string; resolve: Resolve }>();

/**
 * Colors text as on pages, without blocking the page.
 *
 * @returns the code without trailing line breaks, and the marks for `renderMarks`, which are empty without a grammar or
 *   a worker
 */
export function highlightInWorker(code: string, language: string): Promise<Omit<HighlightResponse, 'id'>> {
  if (code.length > LENGTH_LIMIT) return Promise.resolve({ code, marks: '' });
  return new Promise((resolve) => {
    lastId += 1;
    waiting.set(lastId, { code, resolve });
    worker ??= startWorker();
    worker.postMessage({ id: lastId, code, language } satisfies HighlightRequest);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./highlight.worker.ts', import.meta.url), { name: 'highlighter' });
  listenToWorker(started, HighlightResponseSchema, {
    name: 'highlighter',
    onMessage: (text) => {
      waiting.get(text.id)?.resolve(text);
      waiting.delete(text.id);
    },
    onEnd: () => {
      worker = undefined;
      for (const { code, resolve } of waiting.values()) resolve({ code, marks: '' });
      waiting.clear();
    },
  });
  return started;
}
