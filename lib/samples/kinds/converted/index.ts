import { check, compilerVersion, type ContractSource, convert, type Diagnostic } from '../../../compiler';
import { type Converter, CONVERTERS } from '../../../compiler/types';
import { removeAnnouncedWarnings, assertExpectation } from '../../assertExpectation';
import { createCodeBlock, addDefaultTitle } from '../../createCodeBlock';
import { runTool } from '../../runTool';
import type { Fence, Presentation } from '../../Fence';
import { defineKind, type SampleHost } from '../../SampleKind';
import { fenceError } from '../../SampleProblem';
import { requireEmptyBody, requireInputFiles, type Words } from '../../words';
import { contractToMarkdown } from '../contract/contractToMarkdown';
import type { ConvertedSampleData } from './types';

/** A parsed block with a document to convert. */
export interface ConvertedRequest extends Presentation {
  kind: 'converted';
  converter: Converter;
  of: string;
  wrong: boolean;
  warned: boolean;
}

/** Kind of ` ```output converter=avro of=… `: the contract that a converter writes for a document. */
export const convertedKind = defineKind({
  name: 'converted',
  matches: (language, words) => language === 'output' && words.has('converter'),
  words: { converter: 'value', of: 'value', wrong: 'flag', warned: 'flag' },
  parse: parseConverted,
  listExamples: ({ of }) => [of],
  follows: ({ of }) => of,
  resolve: resolveConverted,
  toMarkdown: ({ contract }) => contractToMarkdown(contract),
});

function parseConverted({ body }: Fence, words: Words, presentation: Presentation): ConvertedRequest {
  requireEmptyBody(body);
  const name = words.get('converter') ?? '';
  const converter = CONVERTERS.find((known) => known === name);
  if (!converter) {
    throw fenceError(`the converter "${name}" is unknown`, `Available converters: ${CONVERTERS.join(', ')}.`);
  }
  const [of, ...others] = requireInputFiles(words);
  if (of === undefined || others.length > 0) {
    throw fenceError('a converter takes one document', 'Set of= to one file.');
  }
  return { kind: 'converted', converter, of, wrong: words.has('wrong'), warned: words.has('warned'), ...presentation };
}

async function resolveConverted(request: ConvertedRequest, { examples }: SampleHost): Promise<ConvertedSampleData> {
  const document = { path: request.of, text: examples.read(request.of) };
  const own = runTool(() => convert(document, request.converter));
  const diagnostics = assertConverted(removeAnnouncedWarnings(check([own]), request.warned), request, own);
  return {
    kind: 'converted',
    source: { path: request.of, converter: request.converter },
    contract: {
      kind: 'contract',
      block: await createCodeBlock(own.text, 'wirespec', addDefaultTitle(request, own.path)),
      expectation: request.wrong ? 'wrong' : 'valid',
      compilerVersion,
      diagnostics,
      outputs: [],
      names: [],
    },
  };
}

function assertConverted(found: Diagnostic[], { wrong, of }: ConvertedRequest, own: ContractSource): Diagnostic[] {
  if (found.length === 0 || wrong) return assertExpectation(found, wrong, own, [own]);
  const isRefused = found.some(({ isWarning }) => !isWarning);
  throw fenceError(
    isRefused
      ? `the compiler refuses the contract that the converter writes for ${of}`
      : `the contract that the converter writes for ${of} has a mistake that the compiler accepts`,
    `${found.map(({ line, column, message }) => `${line}:${column} ${message}`).join('; ')}. Mark the block as ${isRefused ? 'wrong' : 'warned'}, or change the document.`,
  );
}
