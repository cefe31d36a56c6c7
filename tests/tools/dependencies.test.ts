import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { listSources } from '../support/listSources';

// The rule: `dependencies` are what `npm run build` loads, `devDependencies` what only tests, linters, types and the other tools need.

interface Package {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** What the build loads although no file of ours names it, each with the reason. */
const LOADED_BY_OTHERS: Readonly<Record<string, string>> = {
  '@docusaurus/core': 'the command itself',
  '@docusaurus/faster': 'the generator loads it for `future.faster`',
  '@mdx-js/react': 'what the generator makes of a page imports it',
  'typescript-7': 'commands on pages run its compiler',
};

const { dependencies, devDependencies } = readPackage(REPOSITORY);

describe('the packages in package.json', () => {
  const loaded = [
    ...new Set(
      [...listLoadedNames(), ...Object.keys(LOADED_BY_OTHERS)].map(findPackage).filter((name) => name !== undefined),
    ),
  ].sort();

  it('are dependencies when the build loads them, else dev dependencies', () => {
    expect(Object.keys(dependencies).sort()).toEqual(loaded);
  });

  it('are in one list only, each with its exact version', () => {
    expect(Object.keys(dependencies).filter((name) => name in devDependencies)).toEqual([]);
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      // A second version of a package goes by another name.
      expect(version).toMatch(/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/);
  });

  it('load the TypeScript of tools with the version of jiti with which the generator loads the configuration', () => {
    const generator = createRequire(path.join(REPOSITORY, 'node_modules', '@docusaurus', 'utils', 'package.json'));
    expect(devDependencies.jiti).toBe(readPackage(path.dirname(generator.resolve('jiti/package.json'))).version);
  });
});

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;
}

/** The package of ours that a text names: `clsx`, or a file in it such as `react-dom/client`. */
function findPackage(text: string): string | undefined {
  const [scopeOrName = '', name = ''] = text.split('/');
  const found = scopeOrName.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName;

  return found in dependencies || found in devDependencies ? found : undefined;
}

/** What the code that a build runs imports, and names that are resolved later, such as those of plugins. Types are no code. */
function listLoadedNames(): string[] {
  const names: string[] = [];
  const waiting = [
    'docusaurus.config.ts',
    'sidebars.ts',
    ...['config', 'plugins', 'src', 'lib/samples/kinds'].flatMap(listSources),
  ];
  const seen = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const text of listTexts(file)) {
      names.push(text);
      const local = resolveLocal(file, text);
      if (local !== undefined) waiting.push(local);
    }
  }

  return names;
}

function listTexts(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
    if (ts.isExportDeclaration(node) && node.isTypeOnly) return;
    if (ts.isTypeNode(node)) return;
    // Without a scope, a text that is no import may be anything: the name of a language, for example.
    if (ts.isStringLiteralLike(node) && (isImported(node) || node.text.startsWith('@'))) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(path.join(REPOSITORY, file), 'utf8'), ts.ScriptTarget.Latest, true));

  return texts;
}

/** Whether a text is what `import`, `export … from`, `import()`, `require()` or `require.resolve()` names, whatever our `require` is called. */
function isImported({ parent }: ts.Node): boolean {
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true;

  return ts.isCallExpression(parent) && /^(?:import|\w*require(?:\.resolve)?)$/i.test(parent.expression.getText());
}

/** The file of ours that an import leads to, seen from the repository. */
function resolveLocal(from: string, text: string): string | undefined {
  const target = text.startsWith('.') ? path.join(path.dirname(from), text) : /^@site\/(.+)/.exec(text)?.[1];
  if (target === undefined) return undefined;

  return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find(
    (file) => /\.(?:ts|tsx|mjs)$/.test(file) && existsSync(path.join(REPOSITORY, file)),
  );
}
