import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../../../tools/support/paths.mjs';

/** The numbered files of `docs-dev/blocks.md`, each with the names that begin the lines of its list. */
function readPath(): { file: string; calls: string[] }[] {
  return read('docs-dev/blocks.md')
    .split(/^\d\. (?=`)/m)
    .slice(1)
    .map((step) => {
      const [, file = ''] = /^`([^`]+)`/.exec(step) ?? [];
      return { file, calls: [...step.matchAll(/^ {3}- `(\w+)`/gm)].map(([, name = '']) => name) };
    });
}

const read = (file: string): string => fs.readFileSync(path.join(REPOSITORY, file), 'utf8');

/** The modules of ours that a file runs, by their names; types and packages are left out. */
function listCalled(file: string): string[] {
  const { statements } = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
  return statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const name = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return isType || !/^(?:\.|@site)/.test(name) ? [] : [path.basename(name)];
  });
}

it('a fence passes through six files, and the notes name everything of ours that each of them calls', () => {
  const steps = readPath();
  expect(steps).toHaveLength(6);
  for (const { file, calls } of steps) expect(calls.sort(), file).toEqual(listCalled(file).sort());
});
