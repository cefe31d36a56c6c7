import { compilerPackage } from '#compiler-host';
import { type ContractOutline, findDefinitions } from './findDefinitions';
import { findOutputDefects, type OutputOptions } from './findOutputDefects';
import { findWarnings } from './findWarnings';
import { findFix } from './fixes/findFix';
import { EMITTED_FOLDERS } from './pickEmittedFiles';
import { createPositionFinder, type FindPosition } from './textPosition';
import { tokenizeDefinitions } from './tokenizeDefinitions';
import { findTokenEnd, type Token } from './tokens';
import type { ContractSource, Diagnostic } from './types';

const DUPLICATE_DEFINITION = /^(Type|Endpoint|Channel) '(\w+)' is already defined$/;

/** Type of the token that begins a definition. */
const DEFINITION_TOKEN_TYPE = /Definition$/;

const LINE_END = /[\r\n]|$/g;

/** The compiler's message for a file without definitions. */
const EMPTY_FILE_MESSAGE = 'AST should not be empty';

/** A problem in a source, with its position as an offset. */
interface Finding {
  message: string;
  source: Diagnostic['source'];
  /** Offset in UTF-16 units. */
  start: number;
  length: number;
  isWarning?: true;
}

export interface CheckOptions {
  /** Whether to search for fixes, which takes longer. */
  shouldFindFixes?: boolean;
  /** Options of the generated code, whose known defects become warnings. */
  output?: OutputOptions;
}

/**
 * Maximum number of diagnostics per file for which `check` searches for a fix. Each search takes time, and readers fix
 * one problem after another.
 */
const FIX_LIMIT = 8;

/**
 * Checks contracts that form one compilation, as the command line does for the files of one folder. Messages of the
 * compiler stay unchanged; their lines and columns are computed from offsets.
 *
 * The check is stricter than the compiler. It refuses text between definitions, which the parser silently skips,
 * although readers would take it for part of the contract. It refuses a definition whose generated file would overwrite
 * that of another definition. It also reports the mistakes that `findWarnings` and `findOutputDefects` list.
 *
 * @param sources - files of the compilation, in any order
 * @returns the errors of each file. Without errors, the names that several endpoints or channels have. Without such
 *   names, first the definitions whose files would be overwritten, and then the warnings.
 */
export function check(sources: readonly ContractSource[], options: CheckOptions = {}): Diagnostic[] {
  return checkSources(sources, findCompilerErrors, options);
}

/**
 * Works like `check` for contracts that the command line has accepted, but does not parse them again. Parsing would
 * take most of the time.
 *
 * @returns the diagnostics of the site's additional checks
 */
export function checkAccepted(sources: readonly ContractSource[], options: CheckOptions = {}): Diagnostic[] {
  return checkSources(sources, () => [], options);
}

/** Lists the messages of `check` except warnings; empty if the contracts are valid. */
export function listErrorMessages(sources: readonly ContractSource[]): string[] {
  return check(sources).flatMap(({ message, isWarning }) => (isWarning ? [] : [message]));
}

/** A file of the compilation, as all checks read it. */
interface OutlinedFile {
  source: ContractSource;
  outline: ContractOutline;
  /** Names that the file defines. */
  names: ReadonlySet<string>;
  toDiagnostic: (finding: Finding) => Diagnostic;
}

/**
 * Checks sources with a parser and with the site's own checks.
 *
 * @param findErrors - returns the parser's errors for a file, given the names that only other files define
 */
function checkSources(
  sources: readonly ContractSource[],
  findErrors: typeof findCompilerErrors,
  { shouldFindFixes = false, output }: CheckOptions,
): Diagnostic[] {
  const files = sources.map(outlineFile);
  const diagnostics = files.flatMap((file) => {
    const { source, outline, toDiagnostic } = file;
    const namesElsewhere = listNamesElsewhere(file, files);
    const errors = findErrors(file, namesElsewhere);
    // After an error, the parser's recovery would determine which text is stray, so only accepted files are searched.
    const findings = errors.length > 0 ? errors : findStrayText(outline);
    return findings.map((finding, index) => {
      const diagnostic = toDiagnostic(finding);
      if (!shouldFindFixes || index >= FIX_LIMIT) return diagnostic;
      const fix = findFix(finding, { text: source.text, outline, namesElsewhere });
      return fix === undefined ? diagnostic : { ...diagnostic, fix };
    });
  });

  if (diagnostics.length > 0) return diagnostics;
  const repeated = findRepeatedDefinitions(files);
  if (repeated.length > 0) return repeated;
  return [...findOverwrittenDefinitions(files), ...listWarnings(files, output)];
}

function outlineFile(source: ContractSource): OutlinedFile {
  const outline = findDefinitions(source.text);
  const findPosition = createPositionFinder(source.text);
  return {
    source,
    outline,
    names: new Set(outline.tokens.flatMap(readName)),
    toDiagnostic: (finding) => createDiagnostic(source, finding, findPosition),
  };
}

function listWarnings(files: readonly OutlinedFile[], output: CheckOptions['output']): Diagnostic[] {
  const definitions = tokenizeDefinitions(files.map(({ outline }) => outline));
  const defects = output === undefined ? [] : findOutputDefects(definitions, output);
  const warnings = [...findWarnings(definitions), ...defects];
  return files.flatMap(({ toDiagnostic }, index) =>
    warnings
      .filter(({ contract }) => contract === index)
      .sort((left, right) => left.token.start - right.token.start)
      .map(({ message, token: { start, value } }) =>
        toDiagnostic({ message, source: 'site', start, length: value.length, isWarning: true }),
      ),
  );
}

function findCompilerErrors({ source: { text }, outline }: OutlinedFile, namesElsewhere: readonly string[]): Finding[] {
  const seenDuplicates = new Map<string, number>();
  return parseTogether(text, namesElsewhere).map(({ value, index: start, length }) => {
    const duplicate = DUPLICATE_DEFINITION.exec(value);
    if (!duplicate) return { message: value, source: 'compiler', start, length };
    // The compiler reports a duplicate once for each copy, always at the beginning of the file, so the positions of the
    // copies are computed here.
    const copyIndex = seenDuplicates.get(value) ?? 0;
    seenDuplicates.set(value, copyIndex + 1);
    return locateDuplicate(value, duplicate, outline, copyIndex);
  });
}

/** Lists the names that the other files of the compilation define and this file does not. */
function listNamesElsewhere({ names }: OutlinedFile, files: readonly OutlinedFile[]): string[] {
  const all = new Set(files.flatMap((file) => [...file.names]));
  return [...all].filter((name) => !names.has(name));
}

/**
 * Returns the name of the definition that begins at a token, if there is one. As on the command line, a name counts
 * even if the rest of its definition is wrong.
 */
function readName({ type }: Token, index: number, tokens: readonly Token[]): string[] {
  const next = tokens[index + 1];
  return DEFINITION_TOKEN_TYPE.test(type) && next?.type === 'WirespecType' ? [next.value] : [];
}

/** An error with a position in UTF-16 units, as the compiler's API reports it. */
type CompilerError = Pick<ReturnType<typeof parse>[number], 'value' | 'index' | 'length'>;

/**
 * Parses one file of a compilation. The compiler's API takes a single string. If the file alone has errors, it is
 * parsed again, preceded by a placeholder enum for each name that only other files define. The placeholders are on the
 * first line of the file. Therefore, the positions in messages change only on this line; they are corrected, as are all
 * offsets.
 */
function parseTogether(text: string, namesElsewhere: readonly string[]): CompilerError[] {
  const alone = parse(text);
  // A file without definitions is not parsed again: the placeholders would count as its definitions and hide the error,
  // which the command line reports.
  if (namesElsewhere.length === 0 || alone.every(({ value }) => value === EMPTY_FILE_MESSAGE)) return alone;

  const placeholders = namesElsewhere.map((name) => `enum ${name} { PLACEHOLDER } `).join('');
  const toOwnPosition = (position: string): string => String(Number(position) - placeholders.length);
  return parse(placeholders + text).map(({ value, index, length }) => ({
    value: value.replace(/(?<= at line 1 and position )\d+$/, toOwnPosition),
    index: index - placeholders.length,
    length,
  }));
}

function parse(text: string) {
  return compilerPackage.parse(text).errors ?? [];
}

function locateDuplicate(
  message: string,
  [, kind, name]: RegExpExecArray,
  outline: ContractOutline,
  copyIndex: number,
): Finding {
  const copies = outline.definitions.filter(
    (definition) => definition.name === name && definition.kind === kind?.toLowerCase(),
  );
  const definition = copies[copyIndex];
  return { message, source: 'compiler', start: definition?.nameStart ?? 0, length: definition?.name.length ?? 1 };
}

/** Finds text outside definitions. Consecutive words become one finding. */
function findStrayText({ tokens, strayTokens }: ContractOutline): Finding[] {
  const stray = new Set(strayTokens);
  const runs: { first: Token; last: Token }[] = [];
  let run: (typeof runs)[number] | undefined;
  for (const token of tokens) {
    if (!stray.has(token)) {
      run = undefined;
    } else if (run) {
      run.last = token;
    } else {
      run = { first: token, last: token };
      runs.push(run);
    }
  }
  return runs.map(({ first: { value, start }, last }) => ({
    message: `"${value}" belongs to no definition; the compiler skips it without a message`,
    source: 'site',
    start,
    length: findTokenEnd(last) - start,
  }));
}

/**
 * Finds endpoints and channels with the same name in different files. The compiler refuses them, but only after it has
 * parsed all files, and without a position. As for names within one file, each copy gets the message.
 */
function findRepeatedDefinitions(files: readonly OutlinedFile[]): Diagnostic[] {
  const diagnostics = files.flatMap(({ outline, toDiagnostic }) =>
    outline.definitions.flatMap(({ kind, name, nameStart: start }) => {
      if (kind !== 'endpoint' && kind !== 'channel') return [];
      const message = `${kind === 'endpoint' ? 'Endpoint' : 'Channel'} '${name}' is already defined`;
      return [toDiagnostic({ message, source: 'compiler', start, length: name.length })];
    }),
  );
  const messages = diagnostics.map(({ message }) => message);
  return diagnostics.filter(({ message }) => messages.indexOf(message) !== messages.lastIndexOf(message));
}

/**
 * Finds definitions whose generated files would overwrite each other. The compiler refuses two types with the same name
 * in one file, but accepts them in different files. It also accepts enums with the same name.
 */
function findOverwrittenDefinitions(files: readonly OutlinedFile[]): Diagnostic[] {
  const first = new Map<string, ContractSource>();
  return files.flatMap(({ source, outline, toDiagnostic }) =>
    outline.definitions.flatMap(({ kind, name, nameStart: start }) => {
      const file = `${EMITTED_FOLDERS[kind]}/${name}`;
      const earlier = first.get(file);
      if (!earlier) {
        first.set(file, source);
        return [];
      }
      const place = earlier === source ? 'above' : `in ${earlier.path}`;
      const message = `"${name}" is already defined ${place}; generated files would overwrite each other`;
      return [toDiagnostic({ message, source: 'site', start, length: name.length })];
    }),
  );
}

function createDiagnostic(
  { path, text }: ContractSource,
  { start, length, ...finding }: Finding,
  findPosition: FindPosition,
): Diagnostic {
  const { line, column } = findPosition(start);
  // `lastIndex` avoids a copy of the remaining text, which may be long.
  LINE_END.lastIndex = start;
  const restOfLine = (LINE_END.exec(text)?.index ?? text.length) - start;
  return { ...finding, path, line, column, length: Math.max(1, Math.min(length, restOfLine)) };
}
