import { check, compilerVersion, type ContractSource, convert, type Diagnostic } from '../../../compiler';
import { type Converter, CONVERTERS } from '../../../compiler/types';
import { removeAnnouncedWarnings, assertExpectation } from '../../assertExpectation';
import { createCodeBlock, addDefaultTitle } from '../../createCodeBlock';
import { runTool } from '../../runTool';
import type { Fence, Presentation } from '../../Fence';
import { defineKind, type SampleHost } from '../../SampleKind';
import { createFenceError } from '../../SampleProblem';
import { assertEmptyBody, requireInputFiles, type Words } from '../../words';
import { contractToMarkdown } from '../contract/contractToMarkdown';
import type { ConvertedSampleData } from './types';

/** A parsed block with a document to convert. */
export interface ConvertedRequest extends Presentation {
  kind: 'converted';
  converter: Converter;
  of: string;
  /** Whether the page expects the compiler to refuse the contract. */
  isWrong: boolean;
  /** Whether the page announces a mistake that the compiler accepts. */
  isWarned: boolean;
}

/** Kind of ` ```output converter=avro of=… `: the contract that a converter writes for a document. */
export const convertedKind = defineKind({
  name: 'converted',
  matches: (language, words) => language === 'output' && words.has('converter'),
  words: { converter: 'value', of: 'value', wrong: 'flag', warned: 'flag' },
  parse: parseConverted,
  listExamples: ({ of }) => [of],
  findInputExample: ({ of }) => of,
  prove: proveConverted,
  toMarkdown: ({ contract }) => contractToMarkdown(contract),
});

function parseConverted({ body }: Fence, words: Words, presentation: Presentation): ConvertedRequest {
  assertEmptyBody(body);
  const name = words.get('converter') ?? '';
  const converter = CONVERTERS.find((known) => known === name);
  if (!converter) {
    throw createFenceError(`the converter "${name}" is unknown`, `Available converters: ${CONVERTERS.join(', ')}.`);
  }
  const [of, ...others] = requireInputFiles(words);
  if (of === undefined || others.length > 0) {
    throw createFenceError('a converter takes one document', 'Set of= to one file.');
  }
  return {
    kind: 'converted',
    converter,
    of,
    isWrong: words.has('wrong'),
    isWarned: words.has('warned'),
    ...presentation,
  };
}

async function proveConverted(request: ConvertedRequest, { examples }: SampleHost): Promise<ConvertedSampleData> {
  const document = { path: request.of, text: examples.read(request.of) };
  const contract = runTool(() => convert(document, request.converter));
  const diagnostics = assertConvertedExpectation(
    removeAnnouncedWarnings(check([contract]), request.isWarned),
    request,
    contract,
  );
  return {
    kind: 'converted',
    source: { path: request.of, converter: request.converter },
    contract: {
      kind: 'contract',
      block: await createCodeBlock(contract.text, 'wirespec', addDefaultTitle(request, contract.path)),
      expectation: request.isWrong ? 'wrong' : 'valid',
      compilerVersion,
      diagnostics,
      outputs: [],
      names: [],
    },
  };
}

function assertConvertedExpectation(
  found: Diagnostic[],
  { isWrong, of }: ConvertedRequest,
  contract: ContractSource,
): Diagnostic[] {
  if (found.length === 0 || isWrong) return assertExpectation(found, isWrong, contract, [contract]);
  const isRefused = found.some(({ isWarning }) => !isWarning);
  throw createFenceError(
    isRefused
      ? `the compiler refuses the contract that the converter writes for ${of}`
      : `the contract that the converter writes for ${of} has a mistake that the compiler accepts`,
    `${found.map(({ line, column, message }) => `${line}:${column} ${message}`).join('; ')}. Mark the block as ${isRefused ? 'wrong' : 'warned'}, or change the document.`,
  );
}
