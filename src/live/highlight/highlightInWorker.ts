import { WorkerClient } from '@site/src/client/WorkerClient';
import { SiteWorker } from '@site/src/client/SiteWorker';
import * as v from 'valibot';

export interface HighlightRequest {
  code: string;
  language: string;
}

/** Schema of the worker's response. The code has no trailing line breaks, unless highlighting failed. */
const HighlightResponseSchema = v.object({ id: v.number(), code: v.string(), marks: v.string() });

export type HighlightResponse = v.InferOutput<typeof HighlightResponseSchema>;

/** Maximum length of text to color, in characters. */
const COLORED_LENGTH_LIMIT = 200_000;

const highlighter = new WorkerClient<HighlightRequest, HighlightResponse>({
  start: () => new SiteWorker(new URL('./highlight.worker.ts', import.meta.url), { name: 'highlighter' }),
  schema: HighlightResponseSchema,
  name: 'highlighter',
});

/**
 * Colors text like the code blocks of the pages, without blocking the page.
 *
 * @returns the code without trailing line breaks, and the marks for `renderMarks`, which are empty without a grammar.
 *   If the worker fails or the text is too long, the code is unchanged and the marks are empty.
 */
export async function highlightInWorker(code: string, language: string): Promise<Omit<HighlightResponse, 'id'>> {
  if (code.length > COLORED_LENGTH_LIMIT) return { code, marks: '' };
  return highlighter.ask({ code, language }).catch(() => ({ code, marks: '' }));
}
