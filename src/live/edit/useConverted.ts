import { useEffect, useState } from 'react';
import { type Converter, CONVERTERS } from '@site/lib/compiler/types';
import { renderMarks } from '@site/lib/highlight/renderMarks';
import { BLOCK_PAUSE_MS, debounceRequest } from '../compiler/debounceRequest';
import { getCompiler } from '../compiler/getCompiler';
import type { CompilerClient } from '../compiler/LiveCompiler';
import { describeLiveFailure } from '../workers/SupersededError';
import { highlightInWorker } from '../highlight/highlightInWorker';

/** Result of a conversion, as one of the blocks shows it. */
export interface Converted {
  /** HTML of the colored contract, or `undefined` while the block still shows the build's code. */
  html?: string | undefined;
  /** Message about why the current text was not converted. In this case, `html` is from an earlier text. */
  problem?: string | undefined;
}

export interface Conversion {
  /** Results in the order of the blocks. Blocks without a result yet are missing. */
  converted: readonly Converted[];
  /** Whether the results are from an earlier text. */
  isBusy: boolean;
}

const NO_RESULTS: readonly Converted[] = [];

/**
 * Converts a document after each change, for each block that shows a contract converted from it.
 *
 * @param text - current text, or `undefined` if it is the original, which the build has converted
 * @param blocks - blocks that show the converted contract; must be the same array on every render
 */
export function useConverted(path: string, text: string | undefined, blocks: readonly HTMLElement[]): Conversion {
  const [client] = useState(() => getCompiler().connect());
  const [answer, setAnswer] = useState<{ text: string | undefined; converted: readonly Converted[] }>({
    text: undefined,
    converted: NO_RESULTS,
  });
  useEffect(() => {
    if (text === undefined) return undefined;
    const update = (change: (before: readonly Converted[]) => readonly Converted[]): void => {
      setAnswer(({ converted }) => ({ text, converted: change(converted) }));
    };
    return debounceRequest({
      pauseMs: BLOCK_PAUSE_MS,
      ask: () => convertForAll(client, { path, text }, blocks),
      onResponse: (results) => {
        // If the document was refused, the block keeps its code.
        update((before) => results.map((result, index) => ({ html: before[index]?.html, ...result })));
      },
      onFailure: (problem) => {
        update((before) => blocks.map((_, index) => ({ html: before[index]?.html, problem })));
      },
    });
  }, [client, path, text, blocks]);

  if (text === undefined) return { converted: NO_RESULTS, isBusy: false };
  return { converted: answer.converted, isBusy: answer.text !== text };
}

/** Converts the document for one block after another, because a newer request of a client supersedes the older one. */
async function convertForAll(
  client: Pick<CompilerClient, 'convert' | 'check'>,
  document: { path: string; text: string },
  blocks: readonly HTMLElement[],
): Promise<Converted[]> {
  const results: Converted[] = [];
  for (const { dataset } of blocks) {
    const format = CONVERTERS.find((known) => known === dataset.converter) ?? 'openapi-v3';
    results.push(await convert(client, document, format));
  }
  return results;
}

/**
 * Converts the document for one block.
 *
 * @throws SupersededError if a newer text has superseded this one
 */
async function convert(
  client: Pick<CompilerClient, 'convert' | 'check'>,
  document: { path: string; text: string },
  format: Converter,
): Promise<Converted> {
  try {
    const answer = await client.convert({ format, ...document });
    if (!answer.ok) return { problem: answer.message };
    const { path, text } = answer.contract;
    const ranges = await client.check({ files: { [path]: text } });
    const { code, marks } = await highlightInWorker(text.trimEnd(), 'wirespec');
    return { html: renderMarks(code, marks, { ranges }) };
  } catch (error) {
    const problem = describeLiveFailure(error);
    if (problem === undefined) throw error;
    return { problem };
  }
}
