import { useEffect, useState } from 'react';
import { CONVERTERS } from '@site/lib/compiler/types';
import { renderMarks } from '@site/lib/highlight/renderMarks';
import { BLOCK_PAUSE_MS, debounceRequest } from '../compiler/debounceRequest';
import { getCompiler } from '../compiler/getCompiler';
import type { CompilerClient } from '../compiler/LiveCompiler';
import { highlightInWorker } from '../highlight/highlightInWorker';

/** Result of a conversion. Each response gives another object. */
interface Converted {
  /** HTML of the colored contract, or `undefined` while the page still shows the build's code. */
  html?: string | undefined;
  /** Message about why the current text was not converted. In this case, `html` is from an earlier text. */
  problem?: string | undefined;
}

export interface Conversion {
  converted: Converted;
  /** Whether the result is from an earlier text. */
  isBusy: boolean;
}

const NO_RESULT: Converted & { text?: string } = {};

/**
 * Converts a document after each change.
 *
 * @param path - path of the document, for messages
 * @param text - current text, or `undefined` if it is the original, which the build has converted
 * @param converter - name of the converter, as the build wrote it
 */
export function useConverted(path: string, text: string | undefined, converter: string | undefined): Conversion {
  const [client] = useState(() => getCompiler().connect());
  const [answer, setAnswer] = useState(NO_RESULT);
  useEffect(() => {
    if (text === undefined) return undefined;
    return debounceRequest({
      pauseMs: BLOCK_PAUSE_MS,
      ask: () => convert(client, { path, text }, converter),
      onResponse: (converted) => {
        // If the document was refused, the page keeps its code.
        setAnswer(({ html }) => ({ html, ...converted, text }));
      },
      onFailure: (problem) => {
        setAnswer(({ html }) => ({ html, problem, text }));
      },
    });
  }, [client, path, text, converter]);

  return text === undefined
    ? { converted: NO_RESULT, isBusy: false }
    : { converted: answer, isBusy: answer.text !== text };
}

async function convert(
  client: Pick<CompilerClient, 'convert' | 'check'>,
  document: { path: string; text: string },
  converter: string | undefined,
): Promise<Converted> {
  const format = CONVERTERS.find((known) => known === converter) ?? 'openapi-v3';
  const answer = await client.convert({ format, ...document });
  if (!answer.ok) return { problem: answer.message };
  const { path, text } = answer.contract;
  const ranges = await client.check({ files: { [path]: text } });
  const { code, marks } = await highlightInWorker(text.trimEnd(), 'wirespec');
  return { html: renderMarks(code, marks, { ranges }) };
}
