import { describeError } from '../errors/describeError';
import { highlight } from '../highlight/highlight';
import type { HighlightedCode } from '../highlight/types';
import type { Presentation } from './Fence';
import { createFenceError } from './SampleProblem';
import type { CodeBlockData } from './types';

/**
 * Highlights code, and adds title and highlighted lines. Line breaks become `\n`, and whitespace at the end is removed.
 *
 * @param language - name or alias from `lib/highlight/languages.ts`
 * @throws SampleError for an unknown language, and for highlighted lines beyond the end
 */
export async function createCodeBlock(
  text: string,
  language: string,
  presentation: Presentation,
): Promise<CodeBlockData> {
  let highlighted;
  try {
    highlighted = await highlight(text.replaceAll('\r\n', '\n').replace(/\s+$/, ''), language);
  } catch (error) {
    throw createFenceError('the block cannot be highlighted', describeError(error));
  }
  return addPresentation(highlighted, presentation);
}

/**
 * Adds title and highlighted lines to code.
 *
 * @throws SampleError for highlighted lines beyond the end
 */
export function addPresentation(code: HighlightedCode, { title, highlightedLines }: Presentation): CodeBlockData {
  const lineCount = code.code.split('\n').length;
  const invalidLine = highlightedLines.find((line) => line > lineCount);
  if (invalidLine !== undefined) {
    throw createFenceError(
      `line ${invalidLine} cannot be highlighted, because the code has ${lineCount} lines`,
      'Count the lines of the displayed code from 1.',
    );
  }
  return {
    ...code,
    ...(title === undefined ? {} : { title }),
    ...(highlightedLines.length > 0 ? { highlightedLines } : {}),
  };
}

/** Adds a default title to a presentation that has none. */
export function addDefaultTitle(presentation: Presentation, defaultTitle: string | undefined): Presentation {
  const { title = defaultTitle } = presentation;
  return title === undefined ? presentation : { ...presentation, title };
}
