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

/**
 * Type checks several sets of files as `tsc --strict` does, each set on its own: one program for all, because the declarations of the language are the slow
 * part, with a folder for each set, so that no import leads from one into another.
 *
 * @returns for each set, in order, one entry `path: TScode` for each distinct error, sorted; empty when the files pass.
 */
export function compileTypeScript(sets: readonly (readonly EmittedFile[])[]): string[][] {
  const folders = sets.map((_, index) => posix.join(FOLDER, String(index)));
  const texts = new Map(
    sets.flatMap((files, index) => files.map(({ path, text }) => [posix.join(folders[index] ?? '', path), text])),
  );
  const inner = new Set([...texts.keys()].flatMap(listFoldersAbove));
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile, directoryExists } = host;
  host.getSourceFile = (fileName, languageVersion) => {
    const text = texts.get(fileName);
    return text === undefined
      ? getSourceFile(fileName, languageVersion)
      : ts.createSourceFile(fileName, text, languageVersion);
  };
  host.fileExists = (fileName) => texts.has(fileName) || fileExists(fileName);
  host.readFile = (fileName) => texts.get(fileName) ?? readFile(fileName);
  host.directoryExists = (folder) => inner.has(folder) || (directoryExists?.(folder) ?? false);

  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  const errors = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, code }) => ({ fileName: file?.fileName ?? FOLDER, code }));
  return folders.map((folder) => {
    const ofSet = errors.filter(({ fileName }) => fileName.startsWith(`${folder}/`));
    return [...new Set(ofSet.map(({ fileName, code }) => `${posix.relative(folder, fileName)}: TS${code}`))].sort();
  });
}

function listFoldersAbove(file: string): string[] {
  const folder = posix.dirname(file);
  return folder === '/' ? [] : [folder, ...listFoldersAbove(folder)];
}
