import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/**
 * Lists source files and all files that they import or re-export, directly or through others. Omits packages and types.
 *
 * @param files - absolute paths of source files
 * @returns absolute paths, including those of `files`
 */
export function listReachedFiles(files: readonly string[]): string[] {
  const reached = new Set(files);
  for (const file of reached) for (const imported of listImports(file)) reached.add(imported);
  return [...reached];
}

function listImports(file: string): string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    const isType = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    if (isType || !moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    if (!moduleSpecifier.text.startsWith('.')) return [];
    const start = path.resolve(path.dirname(file), moduleSpecifier.text);
    const found = ENDINGS.map((ending) => start + ending).find((name) => existsSync(name) && statSync(name).isFile());
    return found !== undefined && /\.(?:tsx?|mjs)$/.test(found) ? [found] : [];
  });
}
