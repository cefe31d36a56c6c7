import type { Fence, Presentation } from '../../Fence';
import {
  type EmitterChoice,
  GENERATION_WORDS,
  type GenerationRequest,
  parseEmitterChoice,
  parseGeneration,
} from '../../generation/parseGeneration';
import { fenceError } from '../../SampleProblem';
import { requireBody, splitList, type Words } from '../../words';

/** Part of an example file: the whole of it, or the named definitions. */
export interface FileSelection {
  path: string;
  definitions: string[];
}

/** A contract to be checked, and code to be generated from it. */
export interface ContractRequest extends Presentation, GenerationRequest {
  kind: 'contract';
  body: string;
  wrong: boolean;
  /** Example files that complete the contract. */
  with: string[];
  file?: FileSelection;
  emit: EmitterChoice[];
}

/** Reads a contract block. @throws SampleError for words that contradict each other. */
export function parseContract({ body }: Fence, words: Words, presentation: Presentation): ContractRequest {
  const file = words.get('file');
  requireBody(body, file);
  const request: ContractRequest = {
    kind: 'contract',
    body,
    wrong: words.has('wrong'),
    with: splitList(words.get('with')),
    emit: splitList(words.get('emit')).map(parseEmitterChoice),
    ...(file === undefined ? {} : { file: parseSelection(file) }),
    ...presentation,
    ...parseGeneration(words),
  };
  rejectContradictions(request, words);
  return request;
}

function rejectContradictions(request: ContractRequest, words: Words): void {
  if (request.file !== undefined && request.with.length > 0) {
    throw fenceError(
      '"file" and "with" exclude each other',
      'A block with file= is compiled with the whole of that file.',
    );
  }
  const without = Object.keys(GENERATION_WORDS).find((key) => words.has(key));
  if (without !== undefined && request.emit.length === 0) {
    throw fenceError(`the word "${without}" has no effect without emit=`, `Add emit= or remove ${without}.`);
  }
  if (request.wrong && request.emit.length > 0) {
    throw fenceError('a wrong contract generates nothing', 'Remove emit= or wrong.');
  }
  if (request.wrong && (request.file?.definitions.length ?? 0) > 0) {
    throw fenceError(
      'a wrong contract is shown whole',
      'Name the file without definitions: the places of its mistakes are places in the whole file.',
    );
  }
}

function parseSelection(text: string): FileSelection {
  const [path = '', definitions, ...rest] = text.split('#');
  if (rest.length > 0) {
    throw fenceError(`"${text}" has two "#"`, 'Write the definitions behind one "#", separated by commas.');
  }
  return { path, definitions: splitList(definitions) };
}
