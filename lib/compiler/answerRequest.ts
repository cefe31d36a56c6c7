import { check } from './check';
import { convert } from './convert';
import { runEmitter } from './emit';
import { findDefinitions } from './findDefinitions';
import type { LiveAnswers, LiveFailure, LiveKind, LiveRequests } from './liveRequests';
import { readSyntaxTree } from './readSyntaxTree';
import type { ContractSource, Diagnostic } from './types';

/** More messages help nobody, and a text of a million brackets has a million. */
const DIAGNOSTIC_LIMIT = 200;

type Answerers = { [Kind in LiveKind]: (request: LiveRequests[Kind]) => LiveAnswers[Kind] };

const ANSWERERS: Answerers = {
  compile({ files, target, generation, package: packageName, shared }) {
    const sources = listSources(files);
    const diagnostics = findDiagnostics(sources);
    // What the site alone finds wrong the compiler accepts, and it writes files.
    if (diagnostics.some(({ source }) => source === 'compiler')) return { files: [], diagnostics, stderr: '' };
    try {
      const output = runEmitter(sources, target, { generation, packageName, shared });
      return { files: output.files, diagnostics, stderr: output.stderr };
    } catch (error) {
      if (error instanceof Error && isOutOfStack(error.cause)) throw error;
      return { files: [], diagnostics, stderr: describe(error) };
    }
  },

  check: ({ files }) => findDiagnostics(listSources(files)),

  names: ({ files }) =>
    listSources(files).flatMap(({ path, text }) =>
      findDefinitions(text).definitions.map((definition) => ({ ...definition, path })),
    ),

  convert({ format, text, path = 'document.json' }) {
    try {
      const contract = convert({ path, text }, format);
      return { ok: true, contract, diagnostics: findDiagnostics([contract]) };
    } catch (error) {
      if (error instanceof Error && isOutOfStack(error.cause)) throw error;
      return { ok: false, message: describe(error) };
    }
  },

  ast: ({ files }) =>
    Object.fromEntries(listSources(files).map(({ path, text }) => [path, readSyntaxTree(text) ?? null])),
};

/**
 * Answers what a page asks of the compiler. Everything goes in and comes out as data that can be sent between a page and its worker.
 *
 * @throws what the compiler throws; `describeFailure` makes a sentence of it.
 */
export function answerRequest<Kind extends LiveKind>(kind: Kind, request: LiveRequests[Kind]): LiveAnswers[Kind] {
  return ANSWERERS[kind](request);
}

/** What `answerRequest` threw, as a sentence. */
export function describeFailure(error: unknown): LiveFailure {
  const isBroken = isOutOfStack(error) || (error instanceof Error && isOutOfStack(error.cause));
  return {
    isBroken,
    message: isBroken
      ? 'The compiler ran out of memory on this contract. Nothing you wrote is lost; try a smaller one.'
      : `The compiler failed with an exception on this contract. ${describe(error)}`,
  };
}

/** The compiler follows what is nested by calling itself. Where it was interrupted nobody knows in what state it is. */
function isOutOfStack(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function listSources(files: Readonly<Record<string, string>>): ContractSource[] {
  return Object.entries(files).map(([path, text]) => ({ path, text }));
}

function findDiagnostics(sources: readonly ContractSource[]): Diagnostic[] {
  const result = check(sources);
  return result.ok ? [] : result.diagnostics.slice(0, DIAGNOSTIC_LIMIT);
}
