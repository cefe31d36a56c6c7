import { highlight } from '../highlight/highlight';
import type { HighlightedCode } from '../highlight/types';
import type { Presentation } from './Fence';
import { fenceError } from './SampleProblem';
import type { CodeBlockData } from './types';

/** Colors a text as a block that a page shows. @throws SampleError for an unknown language and for lines that do not exist. */
export async function describeBlock(
  text: string,
  language: string,
  presentation: Presentation = { highlightedLines: [] },
): Promise<CodeBlockData> {
  let highlighted;
  try {
    highlighted = await highlight(text.replaceAll('\r\n', '\n').replace(/\s+$/, ''), language);
  } catch (error) {
    throw fenceError('the block cannot be highlighted', error instanceof Error ? error.message : String(error));
  }
  return presentBlock(highlighted, presentation);
}

/** Adds title and lines to code that has its colors. @throws SampleError for lines that do not exist. */
export function presentBlock(code: HighlightedCode, { title, highlightedLines }: Presentation): CodeBlockData {
  const lineCount = code.code.split('\n').length;
  const beyond = highlightedLines.find((line) => line > lineCount);
  if (beyond !== undefined) {
    throw fenceError(
      `line ${beyond} is to be highlighted, but the code has ${lineCount}`,
      'Count the lines of what is shown, from 1.',
    );
  }
  return {
    ...code,
    ...(title === undefined ? {} : { title }),
    ...(highlightedLines.length > 0 ? { highlightedLines } : {}),
  };
}

/** The presentation a fence asks for, with another title where it names none. */
export function withTitle({ title, highlightedLines }: Presentation, otherwise: string | undefined): Presentation {
  const shown = title ?? otherwise;
  return { highlightedLines, ...(shown === undefined ? {} : { title: shown }) };
}
