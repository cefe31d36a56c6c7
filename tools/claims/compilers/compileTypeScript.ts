import { posix } from 'node:path';
import ts from 'typescript';
import type { EmittedFile } from '../../../lib/compiler';

const FOLDER = '/generated';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
};

/** The declarations of the language are the same for each run, and reading them is the slow part. */
const libraryFiles = new Map<string, ts.SourceFile | undefined>();

/**
 * Type checks files as `tsc --strict` does.
 *
 * @param more - options beyond those.
 * @returns the distinct errors by path, each as `TS` and its number; empty when the files pass.
 * @throws Error for an error that is in none of the files, such as an option that does not exist any more.
 */
export function compileTypeScript(files: readonly EmittedFile[], more: ts.CompilerOptions = {}): Map<string, string[]> {
  const options = { ...OPTIONS, ...more };
  const texts = new Map(files.map(({ path, text }) => [posix.join(FOLDER, path), text]));
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (fileName, languageVersion) => {
    const text = texts.get(fileName);
    if (text !== undefined) return ts.createSourceFile(fileName, text, languageVersion);
    if (!libraryFiles.has(fileName)) libraryFiles.set(fileName, getSourceFile(fileName, languageVersion));
    return libraryFiles.get(fileName);
  };
  const fileExists = host.fileExists.bind(host);
  const readFile = host.readFile.bind(host);
  const directoryExists = host.directoryExists?.bind(host);
  host.fileExists = (fileName) => texts.has(fileName) || fileExists(fileName);
  host.readFile = (fileName) => texts.get(fileName) ?? readFile(fileName);
  host.directoryExists = (folder) =>
    [...texts.keys()].some((file) => file.startsWith(`${folder}/`)) || (directoryExists?.(folder) ?? false);

  const program = ts.createProgram([...texts.keys()], options, host);
  const errors = new Map<string, string[]>();
  for (const { file, code, messageText } of ts.getPreEmitDiagnostics(program)) {
    if (file === undefined || !texts.has(file.fileName)) {
      const where = file === undefined ? '' : ` in ${file.fileName}`;
      throw new Error(`TS${code}${where}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
    }
    const path = posix.relative(FOLDER, file.fileName);
    const known = errors.get(path) ?? [];
    if (!known.includes(`TS${code}`)) errors.set(path, [...known, `TS${code}`]);
  }
  return errors;
}
