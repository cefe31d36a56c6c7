import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Lists the modules of the repository whose code a source file imports. Omits packages and `import type`.
 *
 * @param file - absolute path of the source file
 * @returns the import specifiers as written, such as `../SampleStore`
 */
export function listRuntimeImports(file: string): string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const name = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return isType || !/^(?:\.|@site)/.test(name) ? [] : [name];
  });
}
