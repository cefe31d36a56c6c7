import { posix } from 'node:path';
import {
  check,
  type CheckResult,
  compilerVersion,
  type ContractSource,
  convert,
  DEFAULT_PACKAGE,
  type Diagnostic,
  emit,
  EMITTER_FACTS,
  labelEmitter,
} from '../compiler';
import { describeExpression, highlightEbnf, layOutDiagram, type Production, readGrammar } from '../grammar/ebnf';
import { highlight } from '../highlight/highlight';
import type { HighlightedCode } from '../highlight/types';
import { checkSyntax } from './checkSyntax';
import type { Examples } from './examples';
import type {
  ContractRequest,
  ConvertedRequest,
  GrammarRequest,
  OutputRequest,
  PlainRequest,
  SampleRequest,
} from './parseFence';
import { INLINE_PATH, readContract, readSources } from './readContract';
import { type ConsoleHost, runConsole } from './runConsole';
import { reportFence, SampleError } from './SampleProblem';
import { selectEmittedFiles } from './selectEmittedFiles';
import type {
  CodeBlockData,
  ContractExpectation,
  ContractSampleData,
  EmitterOutput,
  GrammarSampleData,
  SampleData,
} from './types';

export type SampleHost = ConsoleHost;

/**
 * Asks the real tools for what a block shows: checks contracts, generates, converts, runs commands, and highlights.
 *
 * @throws SampleError when the block breaks its promise: a contract that does not compile, a wrong one that does, an unknown file, a failing command.
 */
export async function resolveSample(request: SampleRequest, host: SampleHost): Promise<SampleData> {
  switch (request.kind) {
    case 'contract':
      return resolveContract(request, host.examples);
    case 'output':
      return { kind: 'output', compilerVersion, output: await resolveOutput(request, host.examples) };
    case 'converted':
      return { kind: 'converted', contract: await resolveConverted(request, host.examples) };
    case 'console':
      return {
        kind: 'console',
        compilerVersion,
        steps: await runConsole(request, host),
        ...(request.title === undefined ? {} : { title: request.title }),
      };
    case 'grammar':
      return resolveGrammar(request);
    case 'plain':
      return { kind: 'plain', block: await resolvePlain(request, host.examples) };
  }
}

async function resolveContract(request: ContractRequest, examples: Examples): Promise<ContractSampleData> {
  const { own, sources, shown, definitions } = readContract(request, examples);
  const diagnostics = judge(check(sources), request.wrong, own, sources);
  const outputs: EmitterOutput[] = [];
  for (const { emitter, generation } of request.emit) {
    const { packageName, shared } = request;
    const files = explainFailure(() => emit(sources, emitter, { generation, packageName, shared }));
    outputs.push({
      emitter,
      generation,
      label: labelEmitter(emitter, generation),
      files: await highlightFiles(selectEmittedFiles(files, request.show, definitions), emitter),
    });
  }
  const title = request.title ?? (request.file && posix.basename(request.file.path));
  return {
    kind: 'contract',
    block: await describeBlock(shown, 'wirespec', title, request.highlightedLines),
    expectation: findExpectation(request),
    compilerVersion,
    diagnostics,
    outputs,
  };
}

function findExpectation(request: ContractRequest): ContractExpectation {
  if (request.wrong) return 'wrong';
  return request.with.length > 0 || (request.file?.definitions.length ?? 0) > 0 ? 'fragment' : 'valid';
}

/** Compares what the compiler says with what the page promises. @returns the diagnostics to show. */
function judge(
  result: CheckResult,
  wrong: boolean,
  own: ContractSource,
  sources: readonly ContractSource[],
): Diagnostic[] {
  if (result.ok) {
    if (!wrong) return [];
    throw reportFence(
      'the contract compiles, but is marked as wrong',
      `The compiler (${compilerVersion}) accepts it. Either the language has changed, then show it as a correct contract, or the mistake got lost in an edit.`,
    );
  }
  const foreign = result.diagnostics.filter(({ path }) => path !== own.path);
  if (!wrong || foreign.length > 0) throw explainDiagnostics(wrong ? foreign : result.diagnostics, sources);
  if (result.diagnostics.every(({ source }) => source === 'site')) {
    throw reportFence(
      'the compiler has nothing to say about this wrong contract',
      'It skips the text in silence, so there is no message to show. Describe it in words instead.',
    );
  }
  return result.diagnostics;
}

function explainDiagnostics(diagnostics: readonly Diagnostic[], sources: readonly ContractSource[]): SampleError {
  return new SampleError(
    diagnostics.map(({ path, message, line, column, length }) => {
      const source = sources.find((candidate) => candidate.path === path);
      const isInline = path === INLINE_PATH;
      return {
        title: isInline ? 'the contract does not compile' : `examples/${path} does not compile`,
        advice: `${message} (compiler ${compilerVersion}). ${isInline ? 'Mend the contract, or mark the block as wrong if it is meant to fail.' : 'Mend the example.'}`,
        bodyLine: line,
        column,
        length,
        ...(source && !isInline ? { example: source } : {}),
      };
    }),
  );
}

async function resolveOutput(request: OutputRequest, examples: Examples): Promise<EmitterOutput> {
  const { emitter, generation } = request.choice;
  const sources = readSources(request.of, examples);
  const result = check(sources);
  if (!result.ok) throw explainDiagnostics(result.diagnostics, sources);
  const { packageName, shared, show } = request;
  const files = explainFailure(() => emit(sources, emitter, { generation, packageName, shared }));
  const shown = await highlightFiles(selectEmittedFiles(files, show, []), emitter);
  if (request.title !== undefined || request.highlightedLines.length > 0) {
    const [only, ...others] = shown;
    if (only === undefined || others.length > 0) {
      throw reportFence(
        `the block has a title or {lines} for one file, but shows ${shown.length}`,
        'Remove them, or name one file in show=.',
      );
    }
    shown[0] = presentBlock(only, request.title ?? only.title, request.highlightedLines);
  }
  return { emitter, generation, label: labelEmitter(emitter, generation), files: shown };
}

async function resolveConverted(request: ConvertedRequest, examples: Examples): Promise<ContractSampleData> {
  const document = { path: request.of, text: examples.read(request.of) };
  const converted = explainFailure(() => convert(document, request.converter));
  const shown = converted.text.trimEnd();
  const own = { path: converted.path, text: shown };
  const diagnostics = judgeConverted(check([own]), request, own);
  return {
    kind: 'contract',
    block: await describeBlock(shown, 'wirespec', request.title ?? own.path, request.highlightedLines),
    expectation: request.wrong ? 'wrong' : 'valid',
    compilerVersion,
    diagnostics,
    outputs: [],
  };
}

function judgeConverted(result: CheckResult, { wrong, of }: ConvertedRequest, own: ContractSource): Diagnostic[] {
  if (result.ok || wrong) return judge(result, wrong, own, [own]);
  throw reportFence(
    `the compiler refuses what the converter makes of ${of}`,
    `${result.diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`).join('; ')}. Mark the block as wrong, so that readers see the message, or change the document.`,
  );
}

function resolveGrammar({ productions: names, title, highlightedLines }: GrammarRequest): GrammarSampleData {
  const grammar = readGrammar();
  const productions = names.map((name) => requireProduction(name, grammar));
  const ebnf = highlightEbnf(productions.map(({ text }) => text).join('\n'));
  return {
    kind: 'grammar',
    block: presentBlock(ebnf, title, highlightedLines),
    productions: productions.map(({ name, expression }) => ({
      name,
      diagram: layOutDiagram(expression),
      description: describeExpression(expression),
    })),
  };
}

function requireProduction(name: string, grammar: readonly Production[]): Production {
  const production = grammar.find((candidate) => candidate.name === name);
  if (production) return production;
  throw reportFence(
    `the grammar has no production "${name}"`,
    `It has: ${grammar.map((candidate) => candidate.name).join(', ')}.`,
  );
}

async function resolvePlain(request: PlainRequest, examples: Examples): Promise<CodeBlockData> {
  const code = request.file === undefined ? request.body : examples.read(request.file);
  checkSyntax(request.language, code, request.file);
  const title = request.title ?? (request.file && posix.basename(request.file));
  return describeBlock(code, request.language, title, request.highlightedLines);
}

async function highlightFiles(
  files: readonly { path: string; text: string }[],
  emitter: OutputRequest['choice']['emitter'],
): Promise<CodeBlockData[]> {
  const language = EMITTER_FACTS[emitter].codeLanguage;
  return Promise.all(files.map(({ path, text }) => describeBlock(text, language, shortenPath(path), [])));
}

/** Our example package is the same everywhere; its folders say nothing. */
function shortenPath(path: string): string {
  const folder = `${DEFAULT_PACKAGE.replaceAll('.', '/')}/`;
  return path.startsWith(folder) ? path.slice(folder.length) : path;
}

async function describeBlock(
  text: string,
  language: string,
  title: string | undefined,
  highlightedLines: number[],
): Promise<CodeBlockData> {
  let highlighted;
  try {
    highlighted = await highlight(text.replaceAll('\r\n', '\n').replace(/\s+$/, ''), language);
  } catch (error) {
    throw reportFence('the block cannot be highlighted', error instanceof Error ? error.message : String(error));
  }
  return presentBlock(highlighted, title, highlightedLines);
}

function presentBlock(code: HighlightedCode, title: string | undefined, highlightedLines: number[]): CodeBlockData {
  const lineCount = code.code.split('\n').length;
  const beyond = highlightedLines.find((line) => line > lineCount);
  if (beyond !== undefined) {
    throw reportFence(
      `line ${beyond} is to be highlighted, but the code has ${lineCount}`,
      'Count the lines of what is shown, from 1.',
    );
  }
  return {
    ...code,
    ...(title === undefined ? {} : { title }),
    ...(highlightedLines.length > 0 ? { highlightedLines } : {}),
  };
}

/** Turns a failure of a tool into a problem of the block. */
function explainFailure<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw reportFence(error instanceof Error ? error.message : String(error), 'Change what the block asks for.');
  }
}
