import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { REPOSITORY } from '../../tools/support/paths.mjs';

/**
 * Folders in which the bundler finds a module named `@theme/…`. The first match wins, as in `tsconfig.browser.json`.
 */
const THEME_FOLDERS = [
  'src/theme',
  'plugins/contract-samples/theme',
  'plugins/site-search/theme',
  'plugins/offline/theme',
  'plugins/tour-lessons/theme',
];

/** File endings that an import specifier may omit. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.ts', '/index.ts', '/index.tsx'];

/** Lists the modules that a source imports, types and lazily loaded modules included. */
export function listImports(file: string): string[] {
  return ts
    .preProcessFile(readFileSync(path.join(REPOSITORY, file), 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => fileName);
}

/**
 * @returns the path of an imported module from the root of the repository, without its ending; `undefined` for packages
 *   and for modules that the generator writes
 */
export function resolveImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  if (specifier.startsWith('@theme/')) {
    const name = specifier.slice('@theme/'.length);
    return THEME_FOLDERS.map((folder) => `${folder}/${name}`).find(isModule);
  }
  return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : undefined;
}

function isModule(module: string): boolean {
  return ENDINGS.some((ending) => existsSync(path.join(REPOSITORY, module + ending)));
}
