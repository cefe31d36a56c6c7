import { posix } from 'node:path';
import { check, compilerVersion, DEFAULT_PACKAGE } from '../../../compiler';
import { assertExpectation } from '../../assertExpectation';
import { describeBlock, withTitle } from '../../describeBlock';
import { generateOutput } from '../../generation/generateOutput';
import type { EmitterOutput } from '../../generation/types';
import type { SampleHost } from '../../SampleHost';
import { findFollowableNames } from './findFollowableNames';
import type { ContractRequest } from './parseContract';
import { readContract } from './readContract';
import type { EditFacts } from '../../EditFacts';
import type { ContractExpectation, ContractSampleData } from './types';

/** Checks a contract and generates what the block asks for. @throws SampleError when the compiler does not say what the page promises. */
export async function resolveContract(request: ContractRequest, { examples }: SampleHost): Promise<ContractSampleData> {
  const { own, sources, shown, definitions } = readContract(request, examples);
  const diagnostics = assertExpectation(check(sources), request.wrong, own, sources);
  const outputs: EmitterOutput[] = [];
  for (const choice of request.emit) outputs.push(await generateOutput(sources, choice, request, definitions));
  const block = await describeBlock(
    shown,
    'wirespec',
    withTitle(request, request.file && posix.basename(request.file.path)),
  );
  const edit = listEditFacts(request);
  return {
    kind: 'contract',
    block,
    expectation: findExpectation(request),
    compilerVersion,
    diagnostics,
    outputs,
    names: findFollowableNames(
      block.code,
      outputs.flatMap(({ files }) => files.map(({ code }) => code)),
    ),
    ...(Object.keys(edit).length === 0 ? {} : { edit }),
  };
}

function listEditFacts({ file, with: others, packageName, shared, show }: ContractRequest): EditFacts {
  return {
    ...(others.length > 0 ? { with: others } : {}),
    ...(file !== undefined && file.definitions.length > 0 ? { part: file.path } : {}),
    ...(packageName === DEFAULT_PACKAGE ? {} : { package: packageName }),
    ...(shared ? { shared } : {}),
    ...(show.length > 0 ? { show } : {}),
  };
}

function findExpectation(request: ContractRequest): ContractExpectation {
  if (request.wrong) return 'wrong';
  return request.with.length > 0 || (request.file?.definitions.length ?? 0) > 0 ? 'fragment' : 'valid';
}
