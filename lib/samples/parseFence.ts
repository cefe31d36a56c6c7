import { CONVERTERS, type Converter, EMITTERS, type Emitter, type Generation } from '../compiler/types';
import { DEFAULT_PACKAGE, EMITTER_FACTS } from '../compiler/emitters';
import { reportFence } from './SampleProblem';

/** A fenced block as it stands in a page. */
export interface Fence {
  /** First word after the back-ticks; `text` where there is none. */
  language: string;
  /** The rest of that line. */
  meta: string;
  body: string;
}

/** Part of an example file: the whole of it, or the named definitions. */
export interface FileSelection {
  path: string;
  definitions: string[];
}

export interface EmitterChoice {
  emitter: Emitter;
  generation: Generation;
}

interface Presentation {
  title?: string;
  highlightedLines: number[];
}

interface GenerationRequest {
  packageName: string;
  shared: boolean;
  /** Names of definitions or ends of paths to show; `all` shows everything; empty is the default selection. */
  show: string[];
}

export interface ContractRequest extends Presentation, GenerationRequest {
  kind: 'contract';
  body: string;
  wrong: boolean;
  /** Example files that complete the contract. */
  with: string[];
  file?: FileSelection;
  emit: EmitterChoice[];
}

export interface OutputRequest extends Presentation, GenerationRequest {
  kind: 'output';
  choice: EmitterChoice;
  of: string[];
}

export interface ConvertedRequest extends Presentation {
  kind: 'converted';
  converter: Converter;
  of: string;
  wrong: boolean;
}

export interface ConsoleRequest extends Presentation {
  kind: 'console';
  files: string[];
  commands: string[];
  /** Exit code the last command must end with. */
  exitCode: number;
}

export interface GrammarRequest extends Presentation {
  kind: 'grammar';
  /** Names of productions. */
  productions: string[];
}

export interface PlainRequest extends Presentation {
  kind: 'plain';
  language: string;
  body: string;
  file?: string;
}

/** What a block asks for. */
export type SampleRequest =
  ContractRequest | OutputRequest | ConvertedRequest | ConsoleRequest | GrammarRequest | PlainRequest;

const PRESENTATION_KEYS = ['title'];
const GENERATION_KEYS = ['package', 'shared', 'show'];

/** Words a block of each kind may carry. */
const KNOWN_KEYS = {
  contract: [...PRESENTATION_KEYS, ...GENERATION_KEYS, 'wrong', 'with', 'file', 'emit'],
  output: [...PRESENTATION_KEYS, ...GENERATION_KEYS, 'emitter', 'of'],
  converted: [...PRESENTATION_KEYS, 'converter', 'of', 'wrong'],
  console: [...PRESENTATION_KEYS, 'files', 'exit'],
  grammar: [...PRESENTATION_KEYS, 'production'],
  plain: [...PRESENTATION_KEYS, 'file'],
} as const satisfies Record<SampleRequest['kind'], readonly string[]>;

const FLAGS = new Set(['wrong', 'shared']);
const COMPILER_COMMAND = /(?:^|[\s"'`/])wirespec[\s\\]+(?:compile\b|convert\b|-)/;

/**
 * Reads what a fenced block asks for; the one parser for showing, checking and listing blocks. Its grammar is described in `docs-dev/writing.md`.
 *
 * @throws SampleError for unknown words, missing or contradictory values.
 */
export function parseFence(fence: Fence): SampleRequest {
  const { words, highlightedLines } = splitMeta(fence.meta);
  const kind = findKind(fence.language, words);
  refuseUnknownWords(kind, words);
  const title = words.get('title');
  const presentation: Presentation = { highlightedLines, ...(title === undefined ? {} : { title }) };

  switch (kind) {
    case 'contract':
      return parseContract(fence, words, presentation);
    case 'output':
      return parseOutput(fence, words, presentation);
    case 'converted':
      return parseConverted(fence, words, presentation);
    case 'console':
      return parseConsole(fence, words, presentation);
    case 'grammar':
      return parseGrammar(fence, words, presentation);
    case 'plain':
      return parsePlain(fence, words, presentation);
  }
}

type Words = ReadonlyMap<string, string>;

/** Splits `title="a b" wrong {1,3-5}` into its words and its highlighted lines. */
function splitMeta(meta: string): { words: Words; highlightedLines: number[] } {
  const words = new Map<string, string>();
  let highlightedLines: number[] = [];
  for (const [word, lines, key, quoted, bare] of meta.matchAll(
    /\{([\d,\s-]+)\}|([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|(\S*)))?|\S+/g,
  )) {
    if (lines !== undefined) {
      highlightedLines = parseLines(lines);
    } else if (key === undefined) {
      throw reportFence(
        `the word "${word}" of the block is not understood`,
        'Write key=value, key="value with blanks", a flag, or {lines}.',
      );
    } else if (words.has(key)) {
      throw reportFence(`the word "${key}" stands twice in the block`, 'Keep one of them.');
    } else {
      words.set(key, quoted ?? bare ?? '');
    }
  }
  return { words, highlightedLines };
}

function parseLines(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const range = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part);
    const [from, to] = [Number(range?.[1]), Number(range?.[2] ?? range?.[1])];
    if (!range || from < 1 || to < from) {
      throw reportFence(`the lines {${text}} are not understood`, 'Write 1-based lines and ranges, like {2,4-6}.');
    }
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

function findKind(language: string, words: Words): SampleRequest['kind'] {
  if (language === 'wirespec' || language === 'ws') return 'contract';
  if (language === 'console') return 'console';
  if (language === 'grammar') return 'grammar';
  if (language === 'output') return words.has('converter') ? 'converted' : 'output';
  return 'plain';
}

function refuseUnknownWords(kind: SampleRequest['kind'], words: Words): void {
  const known: readonly string[] = KNOWN_KEYS[kind];
  for (const [key, value] of words) {
    if (!known.includes(key)) {
      throw reportFence(`the word "${key}" is unknown here`, `This kind of block knows: ${known.join(', ')}.`);
    }
    if (FLAGS.has(key) ? value !== '' : value === '') {
      throw reportFence(
        FLAGS.has(key) ? `the word "${key}" takes no value` : `the word "${key}" needs a value`,
        FLAGS.has(key) ? `Write just ${key}.` : `Write ${key}=….`,
      );
    }
  }
}

function parseContract({ body }: Fence, words: Words, presentation: Presentation): ContractRequest {
  const file = words.get('file');
  requireBody(body, file);
  const withFiles = splitList(words.get('with'));
  if (file !== undefined && withFiles.length > 0) {
    throw reportFence(
      '"file" and "with" exclude each other',
      'A block with file= is compiled with the whole of that file.',
    );
  }
  const emit = splitList(words.get('emit')).map(parseEmitterChoice);
  const without = GENERATION_KEYS.find((key) => words.has(key));
  if (without !== undefined && emit.length === 0) {
    throw reportFence(`the word "${without}" has no effect without emit=`, `Add emit= or remove ${without}.`);
  }
  const wrong = words.has('wrong');
  if (wrong && emit.length > 0) {
    throw reportFence('a wrong contract generates nothing', 'Remove emit= or wrong.');
  }
  if (wrong && file?.includes('#')) {
    throw reportFence(
      'a wrong contract is shown whole',
      'Name the file without definitions: the places of its mistakes are places in the whole file.',
    );
  }
  return {
    kind: 'contract',
    body,
    wrong,
    with: withFiles,
    emit,
    ...(file === undefined ? {} : { file: parseSelection(file) }),
    ...presentation,
    ...parseGeneration(words),
  };
}

function parseOutput({ body }: Fence, words: Words, presentation: Presentation): OutputRequest {
  requireEmptyBody(body);
  const emitter = words.get('emitter');
  if (emitter === undefined) {
    throw reportFence(
      'an output block needs emitter= or converter=',
      `Emitters are ${EMITTERS.join(', ')}; converters are ${CONVERTERS.join(', ')}.`,
    );
  }
  return {
    kind: 'output',
    choice: parseEmitterChoice(emitter),
    of: requireFiles(words),
    ...presentation,
    ...parseGeneration(words),
  };
}

function parseConverted({ body }: Fence, words: Words, presentation: Presentation): ConvertedRequest {
  requireEmptyBody(body);
  const name = words.get('converter') ?? '';
  const converter = CONVERTERS.find((known) => known === name);
  if (!converter) {
    throw reportFence(`the converter "${name}" is unknown`, `Converters are ${CONVERTERS.join(', ')}.`);
  }
  const [of, ...others] = requireFiles(words);
  if (of === undefined || others.length > 0) {
    throw reportFence('a converter takes one document', 'Name one file in of=.');
  }
  return { kind: 'converted', converter, of, wrong: words.has('wrong'), ...presentation };
}

function parseConsole({ body }: Fence, words: Words, presentation: Presentation): ConsoleRequest {
  if (presentation.highlightedLines.length > 0) {
    throw reportFence('a console block highlights no lines', 'Remove the {lines}.');
  }
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  const stray = lines.find((line) => !line.startsWith('$ '));
  if (stray !== undefined) {
    throw reportFence(
      `the line "${stray}" of a console block is not a command`,
      'Start each command with "$ "; the output is filled in by running it.',
    );
  }
  if (lines.length === 0)
    throw reportFence('the console block is empty', 'Write commands, each on a line that starts with "$ ".');
  const exitCode = Number(words.get('exit') ?? '0');
  if (!Number.isInteger(exitCode) || exitCode < 0)
    throw reportFence('"exit" is not an exit code', 'Write a whole number, like exit=1.');
  return {
    kind: 'console',
    files: splitList(words.get('files')),
    commands: lines.map((line) => line.slice(2)),
    exitCode,
    ...presentation,
  };
}

function parseGrammar({ body }: Fence, words: Words, presentation: Presentation): GrammarRequest {
  requireEmptyBody(body);
  const productions = splitList(words.get('production'));
  if (productions.length === 0) {
    throw reportFence(
      'the block does not say which part of the grammar it shows',
      'Name productions in production=, separated by commas.',
    );
  }
  return { kind: 'grammar', productions, ...presentation };
}

function parsePlain({ language, body }: Fence, words: Words, presentation: Presentation): PlainRequest {
  const file = words.get('file');
  requireBody(body, file);
  if (file === undefined && COMPILER_COMMAND.test(body)) {
    throw reportFence(
      'a command of the compiler stands in a block that is not run',
      'Use a console block: its commands are run and their output is shown.',
    );
  }
  return {
    kind: 'plain',
    language: language === '' ? 'text' : language,
    body,
    ...(file === undefined ? {} : { file }),
    ...presentation,
  };
}

function parseGeneration(words: Words): GenerationRequest {
  return {
    packageName: words.get('package') ?? DEFAULT_PACKAGE,
    shared: words.has('shared'),
    show: splitList(words.get('show')),
  };
}

function parseEmitterChoice(text: string): EmitterChoice {
  const [name, suffix, ...rest] = text.split(':');
  const emitter = EMITTERS.find((known) => known === name);
  if (!emitter) throw reportFence(`the emitter "${String(name)}" is unknown`, `Emitters are ${EMITTERS.join(', ')}.`);
  if ((suffix !== undefined && suffix !== 'ir') || rest.length > 0) {
    throw reportFence(
      `the generation of "${text}" is unknown`,
      `Write ${emitter} for the default or ${emitter}:ir for --ir.`,
    );
  }
  if (suffix === 'ir' && !EMITTER_FACTS[emitter].hasGenerations) {
    throw reportFence(`the emitter "${emitter}" has one generation only`, `Write ${emitter} without :ir.`);
  }
  return { emitter, generation: suffix === 'ir' ? 'ir' : 'default' };
}

function parseSelection(text: string): FileSelection {
  const [path = '', definitions, ...rest] = text.split('#');
  if (rest.length > 0) {
    throw reportFence(`"${text}" has two "#"`, 'Write the definitions behind one "#", separated by commas.');
  }
  return { path, definitions: splitList(definitions) };
}

function splitList(text: string | undefined): string[] {
  if (text === undefined) return [];
  const parts = text.split(',');
  if (parts.includes('')) {
    throw reportFence(`the list "${text}" has an empty part`, 'Separate names by single commas, without blanks.');
  }
  const twice = parts.find((part, index) => parts.indexOf(part) !== index);
  if (twice !== undefined) throw reportFence(`the list "${text}" names "${twice}" twice`, 'Keep one of them.');
  return parts;
}

function requireFiles(words: Words): string[] {
  const files = splitList(words.get('of'));
  if (files.length === 0)
    throw reportFence('the block does not say what it is the output of', 'Name a file of examples/ in of=.');
  return files;
}

function requireBody(body: string, file: string | undefined): void {
  if (file !== undefined) requireEmptyBody(body);
  else if (body.trim() === '')
    throw reportFence('the block is empty', 'Write code into it, or name a file with file=.');
}

function requireEmptyBody(body: string): void {
  if (body.trim() !== '')
    throw reportFence('the block has a text of its own, but is filled by the build', 'Leave its body empty.');
}
