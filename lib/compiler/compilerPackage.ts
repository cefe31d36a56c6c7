import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The part of the package's JavaScript API that this site uses. */
type CompilerPackage = Pick<typeof import('@flock/wirespec'), 'parse' | 'tokenize' | 'cli'>;

// Node's own `require`: the loaders of the site generator and of the unit tests would transpile eight megabytes of ES modules, Node loads them as they are.
const nodeRequire = createRequire(__filename);

// The results of `require` are untyped. The types below come from the package's declarations and manifest. Modules that
// the package does not declare are only known to have names.
const entryFile = nodeRequire.resolve('@flock/wirespec');

/** Folder of the installed compiler package. */
export const compilerFolder = path.dirname(entryFile);

/** The installed compiler package, loaded once for each process. */
export const compilerPackage = nodeRequire(entryFile) as CompilerPackage;

/** Whether the installed version of the compiler package has a module. */
export function hasCompilerModule(fileName: string): boolean {
  return existsSync(path.join(compilerFolder, fileName));
}

/** Loads a module of the compiler package that its `exports` do not name. */
export function loadCompilerModule(fileName: string): Readonly<Record<string, unknown>> {
  return nodeRequire(path.join(compilerFolder, fileName)) as Readonly<Record<string, unknown>>;
}

/** Version of the installed compiler, e.g. `1.2.3`. The only source of this number on the site. */
export const compilerVersion: string = (nodeRequire(path.join(compilerFolder, 'package.json')) as { version: string })
  .version;
