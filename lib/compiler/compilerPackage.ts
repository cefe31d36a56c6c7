import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The part of the package's JavaScript API that this site uses. */
type CompilerPackage = Pick<typeof import('@flock/wirespec'), 'parse' | 'tokenize' | 'cli'>;

// Node's own `require`, because the module loaders of Docusaurus and of the unit tests would transpile eight megabytes
// of ES modules that Node loads directly.
const nodeRequire = createRequire(__filename);

// `require` returns untyped values. The types below come from the package's declarations and manifest. For modules
// without declarations, only the type of the keys is known.
const entryFile = nodeRequire.resolve('@flock/wirespec');

/** Folder of the installed compiler package. */
export const compilerFolder = path.dirname(entryFile);

/** The installed compiler package, loaded once per process. */
export const compilerPackage = nodeRequire(entryFile) as CompilerPackage;

/** Returns whether the installed version of the compiler package has a module. */
export function hasCompilerModule(fileName: string): boolean {
  return existsSync(path.join(compilerFolder, fileName));
}

/**
 * Loads a module of the compiler package that its `exports` do not list.
 *
 * @throws Node's error if the module does not exist
 */
export function loadCompilerModule(fileName: string): Readonly<Record<string, unknown>> {
  return nodeRequire(path.join(compilerFolder, fileName)) as Readonly<Record<string, unknown>>;
}

/**
 * Version of the installed compiler, such as `1.2.3`. Code for browsers uses `SITE_RELEASE.version` instead; a test
 * compares the two versions.
 */
export const compilerVersion: string = (nodeRequire(path.join(compilerFolder, 'package.json')) as { version: string })
  .version;
