import { posix } from 'node:path';
import { check, compilerVersion, DEFAULT_PACKAGE } from '../../../compiler';
import { removeAnnouncedWarnings, assertExpectation } from '../../assertExpectation';
import { createCodeBlock, addDefaultTitle } from '../../createCodeBlock';
import type { BlockOptions } from '../../BlockOptions';
import type { Fence, Presentation } from '../../Fence';
import { generateOutput } from '../../generation/generateOutput';
import { GENERATION_WORDS, parseEmitterChoice, parseGeneration } from '../../generation/parseGeneration';
import type { EmitterOutput } from '../../generation/types';
import { defineKind, type SampleHost } from '../../SampleKind';
import { createFenceError } from '../../SampleProblem';
import { assertBody, splitList, type Words } from '../../words';
import { contractToMarkdown } from './contractToMarkdown';
import { findTraceableNames } from './findTraceableNames';
import { type ContractRequest, type FileSelection, readContractSources } from './readContractSources';
import type { ContractExpectation, ContractSampleData } from './types';

/** Kind of ` ```wirespec `: a contract that the compiler checks. */
export const contractKind = defineKind({
  name: 'contract',
  matches: (language) => language === 'wirespec' || language === 'ws',
  words: { ...GENERATION_WORDS, wrong: 'flag', warned: 'flag', with: 'value', file: 'value', emit: 'value' },
  parse: parseContract,
  listExamples: (request) => [...request.with, ...(request.file === undefined ? [] : [request.file.path])],
  prove: proveContract,
  toMarkdown: contractToMarkdown,
});

function parseContract({ body }: Fence, words: Words, presentation: Presentation): ContractRequest {
  const file = words.get('file');
  assertBody(body, file);
  const request: ContractRequest = {
    kind: 'contract',
    body,
    isWrong: words.has('wrong'),
    isWarned: words.has('warned'),
    with: splitList(words.get('with')),
    emit: splitList(words.get('emit')).map(parseEmitterChoice),
    ...(file === undefined ? {} : { file: parseSelection(file) }),
    ...presentation,
    ...parseGeneration(words),
  };
  assertNoContradictions(request, words);
  return request;
}

function assertNoContradictions(request: ContractRequest, words: Words): void {
  if (request.file !== undefined && request.with.length > 0) {
    throw createFenceError(
      'file= and with= cannot be combined',
      'Remove with=: a block with file= is compiled with that whole file.',
    );
  }
  const without = Object.keys(GENERATION_WORDS).find((key) => words.has(key));
  if (without !== undefined && request.emit.length === 0) {
    throw createFenceError(`the word "${without}" has no effect without emit=`, `Add emit= or remove ${without}.`);
  }
  if (request.isWrong && request.emit.length > 0) {
    throw createFenceError('a contract marked as wrong generates no code', 'Remove emit= or wrong.');
  }
  if (request.isWrong && (request.file?.definitions.length ?? 0) > 0) {
    throw createFenceError(
      'a contract marked as wrong shows only some definitions',
      'Name the file without definitions, because the positions of its errors refer to the whole file.',
    );
  }
}

function parseSelection(text: string): FileSelection {
  const [path = '', definitions, ...rest] = text.split('#');
  if (rest.length > 0) {
    throw createFenceError(`"${text}" has two "#"`, 'Write the definitions after one "#", separated by commas.');
  }
  return { path, definitions: splitList(definitions) };
}

async function proveContract(request: ContractRequest, { examples }: SampleHost): Promise<ContractSampleData> {
  const { own, sources, shown, definitions } = readContractSources(request, examples);
  const diagnostics = assertExpectation(
    removeAnnouncedWarnings(check(sources), request.isWarned),
    request.isWrong,
    own,
    sources,
  );
  const outputs: EmitterOutput[] = [];
  for (const choice of request.emit) outputs.push(await generateOutput(sources, choice, request, definitions));
  const block = await createCodeBlock(
    shown,
    'wirespec',
    addDefaultTitle(request, request.file && posix.basename(request.file.path)),
  );
  const edit = listBlockOptions(request);
  return {
    kind: 'contract',
    block,
    expectation: findExpectation(request),
    compilerVersion,
    diagnostics,
    outputs,
    names: findTraceableNames(
      block.code,
      outputs.flatMap(({ files }) => files.map(({ code }) => code)),
    ),
    ...(Object.keys(edit).length === 0 ? {} : { edit }),
  };
}

function listBlockOptions({ file, with: others, packageName, shared, show }: ContractRequest): BlockOptions {
  return {
    ...(others.length > 0 ? { with: others } : {}),
    ...(file !== undefined && file.definitions.length > 0 ? { part: file.path } : {}),
    ...(packageName === DEFAULT_PACKAGE ? {} : { package: packageName }),
    ...(shared ? { shared } : {}),
    ...(show.length > 0 ? { show } : {}),
  };
}

function findExpectation(request: ContractRequest): ContractExpectation {
  if (request.isWrong) return 'wrong';
  return request.with.length > 0 || (request.file?.definitions.length ?? 0) > 0 ? 'fragment' : 'valid';
}
