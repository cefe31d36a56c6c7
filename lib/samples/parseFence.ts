import type { Fence, Presentation } from './Fence';
import { KINDS, type SampleBlock, type SampleRequest } from './kinds';
import { rejectUnknownWords, splitMeta } from './words';

/**
 * Reads a fenced block; the one parser for showing, checking and listing blocks. The grammar of fences is described in `docs-dev/writing.md`.
 *
 * @throws SampleError for unknown words, missing or contradictory values.
 */
export function readBlock(fence: Fence): SampleBlock {
  const { words, highlightedLines } = splitMeta(fence.meta);
  const kind = KINDS.find((candidate) => candidate.claims(fence.language, words));
  if (!kind) throw new Error(`lib/samples/kinds.ts has no kind for a block of "${fence.language}".`);
  rejectUnknownWords(words, kind.words);
  const title = words.get('title');
  const presentation: Presentation = { highlightedLines, ...(title === undefined ? {} : { title }) };
  return kind.read(fence, words, presentation);
}

/** Reads what a fenced block asks for. @throws SampleError like `readBlock`. */
export function parseFence(fence: Fence): SampleRequest {
  return readBlock(fence).request;
}
