import { describeError } from '../errors/describeError';
import { check, checkAccepted } from './check';
import { convert } from './convert';
import { isStackOverflow } from './describeFailure';
import { explainConversionFailure } from './explainConversionFailure';
import { type ContractOutline, findDefinitions } from './findDefinitions';
import { findUses } from './findUses';
import { formatContract } from './formatContract';
import type { ContractFiles, LiveResponses, LiveKind, LiveRequests } from './liveRequests';
import { readSyntaxTree } from './readSyntaxTree';
import { SITE_RELEASE } from './releases';
import { removeSpaces } from './removeSpaces';
import { runCommandLine } from './runCommandLine';
import { findPosition } from './textPosition';
import { tokenizeContract } from './tokens';
import { listSources, tryCompile } from './tryCompile';

/**
 * Maximum number of diagnostics. Without a limit, a contract with a million brackets would have a million diagnostics.
 */
const DIAGNOSTIC_LIMIT = 200;

type Handlers = { [Kind in LiveKind]: (request: LiveRequests[Kind]) => LiveResponses[Kind] };

const HANDLERS: Handlers = {
  compile(request) {
    const sources = listSources(request.files);
    const compact = compile({ ...request, files: mapTexts(request.files, removeSpaces) });
    // The command line also accepts contracts that the stricter check of this site refuses, so accepted contracts are
    // checked, too.
    const isAccepted = compact.stderr === '' && compact.files.length > 0;
    const runCheck = isAccepted ? checkAccepted : check;
    const diagnostics = runCheck(sources, { shouldFindFixes: true, output: request }).slice(0, DIAGNOSTIC_LIMIT);
    const isRefused = diagnostics.some(({ source }) => source === 'compiler');
    // `stderr` is omitted, because the diagnostics contain the same messages with their positions.
    if (isRefused) return { files: [], diagnostics, stderr: '', warnings: [] };
    // Any other error output can contain a position in the text without spaces, so the original contracts are compiled.
    return { ...(isAccepted ? compact : compile(request)), diagnostics };
  },

  check: ({ files }) => check(listSources(files), { shouldFindFixes: true }).slice(0, DIAGNOSTIC_LIMIT),

  definitions: ({ files }) => listOutlines(files).flatMap(({ path, definitions }) => addPath(definitions, path)),

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
      if (isStackOverflow(error)) throw error;
      const { message, offset } = explainConversionFailure(describeError(error));
      return {
        ok: false,
        message,
        place: offset === undefined ? undefined : { offset, ...findPosition(text, offset) },
      };
    }
  },

  ast: ({ files }) => mapTexts(files, (text) => readSyntaxTree(text) ?? null),

  tokens: ({ files }) => mapTexts(files, tokenizeContract),
};

/**
 * Handles a request from a page to the compiler. Requests and results are plain data, which a page and its worker can
 * exchange.
 *
 * @throws the exception of the compiler; `describeFailure` converts it to a message
 */
export function handleRequest<Kind extends LiveKind>(kind: Kind, request: LiveRequests[Kind]): LiveResponses[Kind] {
  return HANDLERS[kind](request);
}

function compile(request: LiveRequests['compile']): ReturnType<typeof tryCompile> {
  return tryCompile({ release: SITE_RELEASE, run: runCommandLine }, request);
}

function mapTexts<Value>(files: ContractFiles, map: (text: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, map(text)]));
}

function listOutlines(files: ContractFiles): (ContractOutline & { path: string })[] {
  return listSources(files).map(({ path, text }) => ({ path, ...findDefinitions(text) }));
}

function addPath<Entry extends object>(entries: readonly Entry[], path: string): (Entry & { path: string })[] {
  return entries.map((entry) => ({ ...entry, path }));
}
