import { useCallback, useState } from 'react';
import type { LiveAnswers } from '@site/lib/compiler/liveRequests';
import type { Converter } from '@site/lib/compiler/types';
import type { CompilerClient } from '../../compiler/LiveCompiler';
import { getCompiler } from '../../compiler/getCompiler';
import { useAnswer } from '../useAnswer';
import { nameDocument, readDocument } from './readDocument';

/** A document to convert. */
export interface PlayDocument {
  text: string;
  /** Of the file it comes from, if it does. */
  path?: string | undefined;
  /** What the reader says it is; nothing leaves it to the document. */
  format?: Converter | undefined;
}

/** What became of a document. */
export interface Conversion {
  contract: Extract<LiveAnswers['convert'], { ok: true }> | undefined;
  /** As what it was converted. */
  format: Converter | undefined;
  isYaml: boolean;
  /** A sentence about what is wrong with it. */
  problem: string | undefined;
}

const EMPTY_CONVERSION: Conversion = { contract: undefined, format: undefined, isYaml: false, problem: undefined };

const UNKNOWN =
  'This is neither an OpenAPI 2 or 3 document nor an Avro schema, as far as can be seen. If it is one, choose its format.';

/** Converts a document after each change. @param isWanted whether the compiler may be loaded */
export function useConversion({ text, path, format }: PlayDocument, isWanted: boolean): Conversion {
  const [client] = useState(() => getCompiler().connect());
  const ask = useCallback(async () => {
    const result = await convert(client, { text, path, format });
    return () => result;
  }, [client, text, path, format]);
  const isBlank = text.trim() === '';
  const conversion = useAnswer(EMPTY_CONVERSION, { ask: isWanted && !isBlank ? ask : undefined, fail });

  return isBlank ? EMPTY_CONVERSION : conversion;
}

async function convert(client: CompilerClient, document: PlayDocument): Promise<Conversion> {
  const { json, isYaml, format: found } = await readDocument(document.text);
  const format = document.format ?? found;
  if (format === undefined) return { ...EMPTY_CONVERSION, isYaml, problem: UNKNOWN };
  const answer = await client.convert({ format, text: json, path: nameDocument(document.path) });
  return answer.ok
    ? { contract: answer, format, isYaml, problem: undefined }
    : { contract: undefined, format, isYaml, problem: answer.message };
}

function fail(_last: Conversion, problem: string): Conversion {
  return { ...EMPTY_CONVERSION, problem };
}
