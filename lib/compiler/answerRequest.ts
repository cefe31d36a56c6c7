import { check, checkAccepted } from './check';
import { convert } from './convert';
import { type CommandOutput, type EmitOptions, runEmitter } from './emit';
import { EMITTER_FACTS } from './emitters';
import { type ContractOutline, findDefinitions } from './findDefinitions';
import { findUses } from './findUses';
import { formatContract } from './formatContract';
import type { LiveAnswers, LiveFailure, LiveKind, LiveRequests } from './liveRequests';
import { readSyntaxTree } from './readSyntaxTree';
import { tokenizeContract } from './tokens';
import type { CheckResult, ContractSource, Diagnostic, Emitter } from './types';

/** Maximum number of diagnostics: a contract of a million brackets would have a million. */
const DIAGNOSTIC_LIMIT = 200;

type Answerers = { [Kind in LiveKind]: (request: LiveRequests[Kind]) => LiveAnswers[Kind] };

const ANSWERERS: Answerers = {
  compile({ files, target, generation, package: packageName, shared }) {
    const sources = listSources(files);
    const output = tryEmitter(sources, target, { generation, packageName, shared });
    // The compiler accepts contracts that only the site's check refuses, and writes files.
    const isAccepted = output.stderr === '' && output.files.length > 0;
    const diagnostics = listDiagnostics(
      isAccepted ? checkAccepted(sources, { hasFixes: true }) : check(sources, { hasFixes: true }),
    );
    const isRefused = diagnostics.some(({ source }) => source === 'compiler');
    // The diagnostics say the same as the command line, with places.
    if (isRefused) return { files: [], diagnostics, stderr: '', warnings: [] };
    const { files: written, stderr, overwritten } = output;
    return { files: written, diagnostics, stderr, warnings: describeLosses(overwritten, target, shared) };
  },

  check: ({ files }) => listDiagnostics(check(listSources(files), { hasFixes: true })),

  names: ({ files }) => listOutlines(files).flatMap(({ path, definitions }) => addPath(definitions, path)),

  symbols({ files }) {
    const outlines = listOutlines(files);
    return {
      definitions: outlines.flatMap(({ path, definitions }) => addPath(definitions, path)),
      uses: outlines.flatMap((outline) => addPath(findUses(outline), outline.path)),
    };
  },

  format: ({ files, path }) => ({ text: formatContract(listSources(files), path) }),

  convert({ format, text, path = 'document.json' }) {
    try {
      return { ok: true, contract: convert({ path, text }, format) };
    } catch (error) {
      if (error instanceof Error && isOutOfStack(error.cause)) throw error;
      return { ok: false, message: describe(error) };
    }
  },

  ast: ({ files }) =>
    Object.fromEntries(listSources(files).map(({ path, text }) => [path, readSyntaxTree(text) ?? null])),

  tokens: ({ files }) => Object.fromEntries(listSources(files).map(({ path, text }) => [path, tokenizeContract(text)])),
};

/**
 * Answers what a page asks of the compiler. Everything goes in and comes out as data that can be sent between a page and its worker.
 *
 * @throws what the compiler throws; `describeCompilerFailure` makes a sentence of it.
 */
export function answerRequest<Kind extends LiveKind>(kind: Kind, request: LiveRequests[Kind]): LiveAnswers[Kind] {
  return ANSWERERS[kind](request);
}

/** Describes an error of `answerRequest` in a sentence. */
export function describeCompilerFailure(error: unknown): LiveFailure {
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

/** Languages whose generated code imports files that only `--shared` writes. */
const NEED_SHARED = new Set<Emitter>(['python', 'rust']);

function describeLosses(overwritten: readonly string[], target: Emitter, shared: boolean): string[] {
  const losses = overwritten.map(
    (path) =>
      `Several contracts generate ${path}, and only one of these files is kept. Join the contracts, or generate each into a folder of its own.`,
  );
  if (!shared && NEED_SHARED.has(target)) {
    losses.push(
      `${EMITTER_FACTS[target].label} cannot use this code without the shared runtime. Choose it in the options (--shared).`,
    );
  }
  return losses;
}

/** Runs an emitter. An exception becomes error output. */
function tryEmitter(
  sources: readonly ContractSource[],
  target: Emitter,
  options: EmitOptions,
): Omit<CommandOutput, 'who'> {
  try {
    return runEmitter(sources, target, options);
  } catch (error) {
    if (error instanceof Error && isOutOfStack(error.cause)) throw error;
    return { files: [], overwritten: [], stderr: describe(error) };
  }
}

function listOutlines(files: Readonly<Record<string, string>>): (ContractOutline & { path: string })[] {
  return listSources(files).map(({ path, text }) => ({ path, ...findDefinitions(text) }));
}

function addPath<Entry extends object>(entries: readonly Entry[], path: string): (Entry & { path: string })[] {
  return entries.map((entry) => ({ ...entry, path }));
}

function listSources(files: Readonly<Record<string, string>>): ContractSource[] {
  return Object.entries(files).map(([path, text]) => ({ path, text }));
}

function listDiagnostics(result: CheckResult): Diagnostic[] {
  return result.ok ? [] : result.diagnostics.slice(0, DIAGNOSTIC_LIMIT);
}
