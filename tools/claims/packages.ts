import { createRequire } from 'node:module';
import path from 'node:path';
import { CLAIMS } from '../support/paths.mjs';

const claimsRequire = createRequire(path.join(CLAIMS, 'package.json'));

/**
 * Resolves a file of a package that `claims/package.json` lists.
 *
 * @param name - package and path of the file, such as `kotlin-compiler/package.json`
 * @returns its absolute path
 * @throws Error that says how to install the packages
 */
export function resolveTool(name: string): string {
  try {
    return claimsRequire.resolve(name);
  } catch (error) {
    throw new Error(
      `"${name}" is not installed in claims/node_modules: run npm ci --prefix claims, or npm test, which installs it.`,
      { cause: error },
    );
  }
}

/**
 * Loads a package that `claims/package.json` lists.
 *
 * @throws Error that says how to install the packages
 */
export function loadTool(name: string): unknown {
  return claimsRequire(resolveTool(name)) as unknown;
}
